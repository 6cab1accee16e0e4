import type { Catalog } from '../../engine/index.ts';
import type { StepDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { isPlaceholder } from '../placeholder.ts';
import { type Path, valueAt } from '../pointer.ts';
import type { Project } from '../project.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { Scope } from '../scope.ts';
import { type TextUse, type TourTexts, textsUsed } from '../text-facts.ts';
import { typesOf, typeWords } from '../type-words.ts';
import { didYouMean } from '../unknown-name.ts';

export const factKnownText: RuleText = {
  summary: 'A text or an argument uses a fact that the project does not declare, or one of the wrong type.',
  why: 'The host gives the facts that are declared, and no others. The user would read an empty word, or the call would be refused.',
  fix: 'Declare the fact with the JSON Schema of its value under `facts` in tour.config.yaml, or correct its name.',
  example: {
    failing: tourWith(
      'id: hello\ntool: ui.point\ntext: { key: tours.example.greeting, params: { name: { fact: tenant } } }\nanchor: page',
    ),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: { key: tours.example.greeting, params: { name: { fact: tenant_name } } }\nanchor: page',
    ),
  },
};

interface FactUse {
  readonly name: string;
  readonly path: Path;
  /** The argument that it fills; absent for a param of a text. */
  readonly argument?: { readonly tool: string; readonly name: string };
}

function factsIn({ tour, texts }: TourTexts): FactUse[] {
  return [...texts.flatMap(inText), ...tour.steps.flatMap(inInput)];
}

function inText(text: TextUse): FactUse[] {
  if (text.kind !== 'key' || text.params === undefined) return [];
  return Object.entries(text.params).flatMap(([name, param]) =>
    typeof param === 'object'
      ? [{ name: param.fact, path: [...text.path.slice(0, -1), 'params', name, 'fact'] }]
      : [],
  );
}

function inInput({ tool, input }: StepDocument, index: number): FactUse[] {
  if (input === undefined) return [];
  return Object.entries(input).flatMap(([name, value]): FactUse[] =>
    isPlaceholder(value) && 'fact' in value
      ? [{ name: value.fact, path: ['steps', index, 'input', name, 'fact'], argument: { tool, name } }]
      : [],
  );
}

export const factKnown = defineRule({
  id: 'fact-known',
  severity: 'error',
  collect: textsUsed,
  link: (used, scope) => factsIn(used).flatMap((use) => check(use, scope, scope.catalog(used.tour.app))),
});

function factsOf({ facts = {} }: Project): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(facts));
}

const SCALARS = ['string', 'number', 'boolean'];

function check(
  { name, path, argument }: FactUse,
  { project, cached, nearest }: Scope,
  catalog: Catalog | undefined,
): Finding[] {
  const facts = cached(factsOf, project);
  const declared = facts.get(name);
  if (declared === undefined) {
    return [
      didYouMean({
        path,
        fact: `No fact ${quote(name)} is declared.`,
        wrong: name,
        nearest: nearest(name, facts),
        otherwise: `${facts.size === 0 ? 'Declare' : `Use ${enumerate([...facts.keys()], 'or')}, or declare`} it with its type in tour.config.yaml: facts: { ${name}: { type: string } }.`,
      }),
    ];
  }
  const given = typesOf(declared);
  const due = argument === undefined ? SCALARS : argumentTypes(argument, catalog);
  if (given === undefined || due === undefined || given.some((type) => fits(type, due))) return [];
  const where =
    argument === undefined ? 'a text' : `the argument ${quote(argument.name)} of ${quote(argument.tool)}`;
  return [
    {
      path,
      message: `Fact ${quote(name)} is ${enumerate(typeWords(given), 'or')}, and ${where} takes ${enumerate(typeWords(due), 'or')}. Use another fact, or mend its type under "facts" in tour.config.yaml.`,
    },
  ];
}

function argumentTypes(
  { tool, name }: NonNullable<FactUse['argument']>,
  catalog: Catalog | undefined,
): string[] | undefined {
  return typesOf(valueAt(catalog?.tools.get(tool)?.inputSchema, ['properties', name]));
}

function fits(type: string, due: readonly string[]): boolean {
  return (
    due.includes(type) ||
    (type === 'integer' && due.includes('number')) ||
    (type === 'number' && due.includes('integer'))
  );
}
