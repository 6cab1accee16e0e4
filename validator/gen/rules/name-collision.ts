import type { ModuleSource } from '../projection.ts';
import { declaredIn, type ModuleFinding, type ModuleRule } from './module-rule.ts';
import { toolsOfDeclarations } from './tools-of-declarations.ts';

const SECTIONS = {
  routes: 'route',
  resources: 'resource',
  actions: 'action',
  anchors: 'anchor',
  themes: 'theme',
  layouts: 'layout',
} as const;

/** Something that has a name which must be its own. */
interface Named extends Pick<ModuleFinding, 'file' | 'path'> {
  readonly name: string;
  /** What declares it, such as `resource "orders.list"`. */
  readonly by: string;
}

/** Within an app member only: the same key in two members is two rows (S0-08, S0-75). */
export const nameCollision: ModuleRule = {
  id: 'gen-name-collision',
  severity: 'error',
  summary: 'Two declarations have one key, or become one tool, within an app member.',
  why: 'A tour that uses the name would do one thing or the other, depending on which of the two was read last.',
  fix: 'Rename one of the two. When both mean the same thing, keep it in one module.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
themes:
  - { key: dark, title: Dark }
  - { key: dark, title: Night }
`,
    clean: `kind: Module
key: orders
apps: [console]
themes:
  - { key: dark, title: Dark }
  - { key: night, title: Night }
`,
  },
  *check(mounted) {
    for (const [section, noun] of Object.entries(SECTIONS) as [keyof typeof SECTIONS, string][]) {
      const keys = [...declaredIn(mounted, section)].map(({ declaration, file, path }) => ({
        name: declaration.key,
        by: `${noun} "${declaration.key}"`,
        file,
        path: [...path, 'key'],
      }));
      for (const [first, second] of collisions(keys)) {
        yield collision(
          second,
          first,
          `The ${noun} "${second.name}" is declared twice. Rename one of the two.`,
        );
      }
    }
    for (const [first, second] of collisions(toolNames(mounted))) {
      // Two declarations with one key were found above: their tools are no mistake of their own.
      if (first.by === second.by) continue;
      yield collision(
        second,
        first,
        `The tool "${second.name}" would come from ${second.by} and from ${first.by}. Rename one of the two.`,
      );
    }
  },
};

function collision(second: Named, first: Named, message: string): ModuleFinding {
  return {
    file: second.file,
    path: second.path,
    message,
    related: [
      { at: { file: first.file, document: 0 }, path: first.path, message: `The first is ${first.by}.` },
    ],
  };
}

/** Each later one of a name with the first one. */
function collisions(all: readonly Named[]): [Named, Named][] {
  const firsts = new Map<string, Named>();
  return all.flatMap((named) => {
    const first = firsts.get(named.name);
    if (first === undefined) firsts.set(named.name, named);
    return first === undefined ? [] : [[first, named] as [Named, Named]];
  });
}

function toolNames(mounted: readonly ModuleSource[]): Named[] {
  return [...toolsOfDeclarations(mounted)].flatMap(({ tools, by, file, path }) =>
    tools.map(({ name }) => ({ name, by, file, path })),
  );
}
