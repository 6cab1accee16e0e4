/** The union of the tools made from modules and those of imported lists: one table for an app member. */
import canonicalize from 'canonicalize';
import type { OptedOutRow, ToolRow } from '../../schemas/index.ts';
import type { ProjectedCatalog } from '../gen/catalog.ts';
import { firstWide } from '../gen/rules/output-narrow.ts';
import { byCodeUnits } from '../order.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import { type Classification, carelessClassification, classify } from './classify.ts';
import { modelNames } from './model-names.ts';
import { type ImportRuleId, severityOf } from './rules.ts';
import type { ListedTool, ToolList } from './tool-list.ts';

type Table = ProjectedCatalog['table'];

export interface ImportedTable {
  /** With the rows of the lists; what is wrong is left out. */
  readonly table: Table;
  /** Imported client tools that the config does not classify, sorted: they are in the table, but no step may use them. */
  readonly unclassified: readonly string[];
  /** With an error among them the table is not to be written. */
  readonly problems: readonly FileProblem[];
}

/**
 * Adds imported tools to a generated table. The order of the lists is no matter. Of tools with one name: equal
 * schemas are one tool, different ones are a problem that names both places (S2-10, C4); what the modules declare is
 * never replaced.
 *
 * A client tool that the config puts above L0 does more than change the screen of the viewer, so it is none (S0-11):
 * it is kept out of the table, which says so to whoever uses it.
 *
 * @param generated the table that `projectCatalog` made
 */
export function importTools(
  lists: readonly ToolList[],
  generated: Table,
  classification: Classification = {},
): ImportedTable {
  const problems = lists.flatMap((list) => list.problems);
  const sorted = [...lists].sort((a, b) => byCodeUnits(a.file, b.file)).flatMap((list) => list.tools);
  const { kept, refused } = unite(sorted.filter((tool) => !isReserved(tool, generated, problems)));
  problems.push(...refused);

  const rows: ToolRow[] = [];
  const optedOut: OptedOutRow[] = [...(generated.optedOut ?? [])];
  const unclassified: string[] = [];
  for (const tool of kept) {
    const { row } = tool;
    const classified = classify(row.name, classification);
    if (classified !== undefined) problems.push(...carelessClassification(tool, classified));
    if (row.source === 'server') {
      rows.push(classified === undefined ? row : withRisk(row, classified.risk));
    } else if (classified === undefined) {
      rows.push(row);
      unclassified.push(row.name);
    } else if (classified.risk === 'L0') {
      rows.push(withRisk(row, classified.risk));
      problems.push(...wideOutput(tool));
    } else {
      optedOut.push({
        name: row.name,
        reason: `The config classifies it as ${classified.risk}: it does more than change the screen.`,
      });
    }
  }
  problems.push(...sharedModelNames(kept, generated));
  return {
    table: {
      ...generated,
      ...(optedOut.length > 0 && { optedOut: optedOut.sort(byName) }),
      tools: [...generated.tools, ...rows].sort(byName),
    },
    unclassified: unclassified.sort(byCodeUnits),
    problems,
  };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return byCodeUnits(a.name, b.name);
}

function withRisk({ name, module, source, ...rest }: ToolRow, risk: NonNullable<ToolRow['risk']>): ToolRow {
  return { name, module, source, risk, ...rest };
}

/** Families of names that the projection gives out, and to which the engine gives a meaning. */
const RESERVED = /^(?:navigate|ui)\.|^tour\.start$/;

function isReserved(tool: ListedTool, generated: Table, problems: FileProblem[]): boolean {
  const reason = whyReserved(tool.row.name, generated);
  if (reason === undefined) return false;
  problems.push(
    problemOf(
      'gen-import-reserved',
      tool,
      `The tool "${tool.row.name}" cannot be imported: ${reason}. Rename it where it is declared.`,
    ),
  );
  return true;
}

function whyReserved(name: string, generated: Table): string | undefined {
  const own = generated.tools.find((row) => row.name === name);
  if (own !== undefined) {
    return `the ${own.declaredBy.kind} "${own.declaredBy.key}" of the module "${own.module}" becomes a tool of this name`;
  }
  if (generated.optedOut?.some((row) => row.name === name) === true) {
    return 'a module keeps the tool of this name out of the table';
  }
  const [family] = RESERVED.exec(name) ?? [];
  if (family === undefined) return undefined;
  return family.endsWith('.')
    ? `names that begin with "${family}" are those of tools made from the modules`
    : 'this is the name of the tool that starts the tours of the modules';
}

/** Each name once. */
function unite(tools: readonly ListedTool[]): { kept: ListedTool[]; refused: FileProblem[] } {
  const kept = new Map<string, ListedTool>();
  const refused: FileProblem[] = [];
  for (const tool of tools) {
    const { name } = tool.row;
    const first = kept.get(name);
    if (first === undefined) {
      kept.set(name, tool);
    } else if (sameTool(tool.row, first.row)) {
      const destructive = tool.destructive || first.destructive;
      kept.set(name, { ...leastOf(first, tool), destructive });
    } else {
      refused.push(conflict(tool, first));
    }
  }
  return { kept: [...kept.values()], refused };
}

/** Whether two rows of one name are one tool: the same schemas in RFC 8785 form, and the same place to run. */
function sameTool(a: ToolRow, b: ToolRow): boolean {
  return contractOf(a) === contractOf(b);
}

function contractOf({ source, inputSchema, outputSchema }: ToolRow): string {
  return canonicalize({ source, input: inputSchema, output: outputSchema ?? null }) ?? '';
}

/** Of equal tools, which may differ in their texts, the one whose canonical form is the least. */
function leastOf(a: ListedTool, b: ListedTool): ListedTool {
  return byCodeUnits(canonicalize(a.row) ?? '', canonicalize(b.row) ?? '') <= 0 ? a : b;
}

function conflict(tool: ListedTool, first: ListedTool): FileProblem {
  const { name, source } = tool.row;
  const what =
    source === first.row.source
      ? `has another schema than the one of this name in ${first.file}`
      : `runs on the ${source}, and the one of this name in ${first.file} on the ${first.row.source}`;
  return {
    ...problemOf(
      'gen-import-conflict',
      tool,
      `The tool "${name}" ${what}. Rename one of the two, or import the newer list only.`,
    ),
    related: [
      { at: { file: first.file, document: 0 }, ...first.place, message: `The first "${name}" is here.` },
    ],
  };
}

function wideOutput(tool: ListedTool): FileProblem[] {
  const wide = tool.row.outputSchema === undefined ? undefined : firstWide(tool.row.outputSchema);
  if (wide === undefined) return [];
  const at = wide.path.length === 0 ? '' : ` at \`${wide.path.join('.')}\``;
  return [
    problemOf(
      'gen-import-output',
      tool,
      `The output of "${tool.row.name}" could carry record data${at}: ${wide.why}.`,
    ),
  ];
}

function sharedModelNames(kept: readonly ListedTool[], generated: Table): FileProblem[] {
  const imported = new Map(kept.map((tool) => [tool.row.name, tool]));
  const { collisions } = modelNames([...generated.tools.map((row) => row.name), ...imported.keys()]);
  return collisions.flatMap(({ modelName, tools: [first = '', ...others] }) =>
    others.flatMap((name) => {
      const tool = imported.get(name);
      if (tool === undefined) return [];
      const other = imported.get(first);
      const message = `A model would know both "${name}" and "${first}" as "${modelName}". Rename the one that is imported.`;
      return {
        ...problemOf('gen-import-model-name', tool, message),
        ...(other !== undefined && {
          related: [
            { at: { file: other.file, document: 0 }, ...other.place, message: `"${first}" is here.` },
          ],
        }),
      };
    }),
  );
}

function problemOf(rule: ImportRuleId, tool: ListedTool, message: string): FileProblem {
  return { rule, severity: severityOf(rule), file: tool.file, document: 0, ...tool.place, message };
}
