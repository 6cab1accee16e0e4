/** The project of the cases, and changes of it, for tests of what depends on the project. */
import { readFileSync } from 'node:fs';
import type { Catalog } from '../../engine/index.ts';
import type { ClientToolTable, ToolRow } from '../../schemas/index.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { tourWith } from '../example.ts';
import { exampleProject } from '../example-project.ts';
import type { AppMember, Project } from '../project.ts';
import { checksFromTable } from '../tool-checks.ts';
import { validateSources } from '../validate.ts';

export const { project } = exampleProject((file) =>
  readFileSync(new URL(`../cases/project/${file}`, import.meta.url), 'utf8'),
);

/** What is found in the only file of a project. */
export function check(text: string, changed: Project = project): Diagnostic[] {
  return validateSources([{ file: 'tour.yaml', text }], changed);
}

/** As `<rule>: <message>`. */
export function messages(text: string, changed?: Project): string[] {
  return check(text, changed).map(({ rule, message }) => `${rule}: ${message}`);
}

/** The project with another `console`. */
export function withConsole(change: (own: AppMember) => Partial<AppMember>): Project {
  const own = project.apps.get('console');
  if (own === undefined) throw new Error('The project has no console.');
  return { ...project, apps: new Map([...project.apps, ['console', { ...own, ...change(own) }]]) };
}

/** The project with another catalog of `console`. */
export function withCatalog(change: (own: Catalog) => Partial<Catalog>): Project {
  return withConsole(({ catalog }) => ({ catalog: { ...catalog, ...change(catalog) } }));
}

/** The project with the tool `stock.count`. */
export function withTool(tool: Pick<ToolRow, 'inputSchema' | 'outputSchema'>): Project {
  const row: ToolRow = {
    name: 'stock.count',
    module: 'stock',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'import', key: 'stock.count' },
    ...tool,
  };
  const table: ClientToolTable = {
    kind: 'ClientToolTable',
    app: 'console',
    hash: 'sha256:',
    routes: [],
    tools: [row],
  };
  const checks = checksFromTable(table);
  return withConsole((own) => ({
    catalog: { ...own.catalog, tools: new Map([...own.catalog.tools, [row.name, row]]) },
    checks: (name, side, value) => (name === row.name ? checks : own.checks)(name, side, value),
  }));
}

/** A tour that calls `stock.count`, with more lines in the step. */
export function counting(more: string): string {
  return tourWith(`id: hello\ntool: stock.count\ntext: tours.example.hello\nanchor: page\n${more}`);
}
