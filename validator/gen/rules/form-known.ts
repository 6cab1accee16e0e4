import { editsApart, likenessOf, nameOf } from '../../name-likeness.ts';
import { indexNames } from '../../nearest.ts';
import type { Path } from '../../pointer.ts';
import { quote } from '../../quote.ts';
import { didYouMean } from '../../unknown-name.ts';
import type { ModuleSource } from '../projection.ts';
import { declaredIn, type ModuleFinding, type ModuleRule } from './module-rule.ts';

export const formKnown: ModuleRule = {
  id: 'gen-form-known',
  severity: 'error',
  summary: 'An anchor is inside a form, dialog or drawer, or opens or closes one, whose key is misspelt.',
  why: 'No tour could come to the anchor, or to what is in the form: each that points there would be wrong.',
  fix: 'Correct the key: that of the action whose form it is, or the one that the other anchors of the dialog or drawer name.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
actions:
  - { key: orders.create, forms: [{ route: orders.list }] }
anchors:
  - { key: orders.create.submit, routes: [orders.list], within: orders.creat }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
actions:
  - { key: orders.create, forms: [{ route: orders.list }] }
anchors:
  - { key: orders.create.submit, routes: [orders.list], within: orders.create }
`,
  },
  // Another module may hold the button and this one the form, and not each app member mounts both.
  *check(mounted, { modules }) {
    const named = [...formsNamed(modules)];
    const formsOf = (...by: readonly By[]) =>
      named.filter((use) => by.includes(use.by)).map(({ form }) => form);
    const declared = [...declaredIn(modules, 'actions'), ...declaredIn(modules, 'anchors')];
    const keys = new Set(declared.map(({ declaration }) => declaration.key));
    const counterparts: Readonly<Record<By, ReadonlySet<string>>> = {
      opens: new Set(formsOf('within')),
      closes: new Set(formsOf('within', 'opens')),
      within: new Set(formsOf('opens')),
    };
    const isKnown = ({ form, by }: FormUse) => keys.has(form) || counterparts[by].has(form);
    const actions = [...declaredIn(modules, 'actions')].map(({ declaration }) => declaration.key);
    const indexOf = (by: By) => indexNames([...actions, ...counterparts[by]]);
    const names = { opens: indexOf('opens'), closes: indexOf('closes'), within: indexOf('within') };

    // What is like a key in all but a word may well be another dialog.
    const misspelt = ({ form, by }: FormUse) =>
      names[by].nearest(form).filter((name) => isMisspelt(form, name));

    const unknown = [...formsNamed(mounted)].filter((use) => !isKnown(use));
    const meant = new Set(unknown.flatMap((use) => (use.by === 'opens' ? misspelt(use) : [])));
    for (const use of unknown) {
      const { form, by, file, path } = use;
      const nearest = misspelt(use);
      // A dialog may have no declared anchors, or be opened by the app alone.
      if (nearest.length === 0) continue;
      // What opens it is misspelt, and that is said there.
      if (by === 'within' && meant.has(form)) continue;
      const fact =
        by === 'within'
          ? `Nothing opens ${quote(form)}: no action has this key, and no anchor \`opens\` it.`
          : `No action declares the form ${quote(form)}, and no anchor is \`within\` it.`;
      yield { file, ...didYouMean({ path, fact, wrong: form, nearest, otherwise: 'Correct the key.' }) };
    }
  },
};

const BY = ['opens', 'closes', 'within'] as const;
type By = (typeof BY)[number];

interface FormUse extends Pick<ModuleFinding, 'file'> {
  readonly form: string;
  readonly by: By;
  readonly path: Path;
}

function* formsNamed(modules: readonly ModuleSource[]): Generator<FormUse> {
  for (const { declaration, file, path } of declaredIn(modules, 'anchors')) {
    for (const by of BY) {
      const form = declaration[by];
      if (form !== undefined) yield { form, by, file, path: [...path, by] };
    }
  }
}

function isMisspelt(wrong: string, name: string): boolean {
  return likenessOf(wrong, name, editsApart(nameOf(wrong).folded, nameOf(name).folded)) === 'misspelt';
}
