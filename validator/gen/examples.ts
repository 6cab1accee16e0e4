/** The examples of the rules of `tour gen`, as files of a small project, and what is found in them. */
import type { ModuleDocument, TourConfig } from '../../schemas/index.ts';
import { anchorRules, compareAnchors, readSourceAnchors } from '../anchor-uses/index.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { importRules, importTools, readToolListFile, unusedClassification } from '../imports/index.ts';
import type { Rule } from '../rule.ts';
import { parseSource } from '../source.ts';
import { type FileProblem, toDiagnostics } from '../to-diagnostics.ts';
import type { SourceFile } from '../validate.ts';
import { projectCatalog } from './catalog.ts';
import { refuseModules } from './refusals.ts';
import { tourKnown } from './rules/tour-known.ts';

const CONFIG = 'tour.config.yaml';
/** The app member of the examples. */
const APP = 'console';
const ANCHOR_MODULE: SourceFile = {
  file: 'orders.module.yaml',
  text: `kind: Module
key: orders
apps: [${APP}]
anchors:
  - { key: orders.list.new, routes: any }
`,
};
/** What the tour of the one rule about anchors in tours is held against. */
const TOUR_MODULE: SourceFile = {
  ...ANCHOR_MODULE,
  text: ANCHOR_MODULE.text.replace('orders.list.new', 'orders.list.filters'),
};

/** What the manifest of the one rule about their tours is held against. */
const NAMED_TOUR: SourceFile = {
  file: 'tour.yaml',
  text: `kind: Tour
key: orders.first
app: ${APP}
version: 1
title: tours.first.title
steps:
  - { id: hello, tool: ui.point, text: tours.first.hello, anchor: page }
`,
};

const isOf = (family: readonly Rule[], rule: Rule) => family.some(({ id }) => id === rule.id);

/** The files of an example: of its text, and those that it takes for granted. */
export function exampleFiles(rule: Rule, text: string): readonly SourceFile[] {
  if (isOf(anchorRules, rule)) {
    const [, file] = /^<!-- (\S+) -->/.exec(text) ?? [];
    return [ANCHOR_MODULE, { file: file ?? 'page.jsx', text }];
  }
  const texts = text.split(/^---\n/m);
  if (isOf(importRules, rule)) {
    const names = ['a-tools.yaml', 'b-tools.yaml'];
    return texts.map((each) => ({
      file: each.startsWith('classify:') ? CONFIG : (names.shift() ?? 'c-tools.yaml'),
      text: each,
    }));
  }
  if (rule === tourKnown) return [{ file: 'one.module.yaml', text }, NAMED_TOUR];
  if (text.startsWith('kind: Tour\n')) return [TOUR_MODULE, { file: 'tour.yaml', text }];
  return texts.map((each, index) => ({
    file: index === 0 ? 'one.module.yaml' : 'other.module.yaml',
    text: each,
  }));
}

/** What `tour gen` finds in the files of an example. */
export async function findInExample(rule: Rule, files: readonly SourceFile[]): Promise<Diagnostic[]> {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const modules = files
    .filter(({ file }) => file.endsWith('.module.yaml'))
    .map((each) => ({ ...each, document: contentOf(each) as ModuleDocument }));
  if (isOf(anchorRules, rule)) {
    const sources = files.filter(({ file }) => !file.endsWith('.yaml'));
    const uses = await Promise.all(sources.map((source) => readSourceAnchors(source)));
    const { anchors } = projectCatalog(modules, APP).registry;
    return toDiagnostics(compareAnchors(uses, { file: 'anchors.json', anchors, modules }), (file) =>
      texts.get(file),
    );
  }
  if (isOf(importRules, rule)) return toDiagnostics(await importProblems(files), (file) => texts.get(file));
  const tours = files.filter(({ file }) => file === 'tour.yaml');
  return refuseModules(new Map([[APP, modules]]), { apps: [APP], tours });
}

async function importProblems(files: readonly SourceFile[]): Promise<FileProblem[]> {
  const config = files.find(({ file }) => file === CONFIG);
  const { classify = {} } = config === undefined ? {} : (contentOf(config) as Partial<TourConfig>);
  const lists = await Promise.all(
    files
      .filter((file) => file !== config)
      .map(({ file, text }) => readToolListFile(text, { file }, { compiler: async () => undefined })),
  );
  const { problems } = importTools(lists, projectCatalog([], APP).table, classify);
  return [...problems, ...unusedClassification(classify, lists, CONFIG)];
}

/** The value of a file that holds one document without a mistake of syntax. */
function contentOf({ text }: SourceFile): unknown {
  return parseSource(text)[0]?.value;
}
