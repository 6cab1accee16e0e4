import type { Catalog } from '../../engine/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { Scope } from '../scope.ts';
import { didYouMean } from '../unknown-name.ts';

export const toolKnownText: RuleText = {
  summary: 'A step calls a tool that the app member does not have.',
  why: 'The tool was renamed or removed, or never existed. A user would come to the step and nothing would happen.',
  fix: 'Call a tool of the client tool table. A tool that a module keeps out (`ai: false`) is offered to nobody: ask its owners, or point at the place instead with `ui.point`.',
  example: {
    failing: tourWith('id: open\ntool: navigate.orders.lst\ntext: tours.example.open\nanchor: nav.orders'),
    clean: tourWith('id: open\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders'),
  },
};

export const toolKnown = defineRule({
  id: 'tool-known',
  severity: 'error',
  collect: tourOf,
  link({ app, steps }, scope) {
    const catalog = scope.catalog(app);
    if (catalog === undefined) return [];
    return steps.flatMap(({ tool }, index) => {
      if (catalog.tools.has(tool)) return [];
      const use = { name: tool, path: ['steps', index, 'tool'] };
      const reason = catalog.optedOut.get(tool);
      return reason === undefined ? unknownTool(use, app, catalog.tools, scope) : optedOut(use, app, reason);
    });
  },
});

interface ToolUse {
  readonly name: string;
  readonly path: Path;
}

function optedOut({ name, path }: ToolUse, app: string, reason: string): Finding {
  const because = reason === '' ? '' : ` (${reason.replace(/[.!]$/, '')})`;
  return {
    path,
    message: `Tool ${quote(name)} is kept out of the client tool table of ${quote(app)}${because}. Call another tool, or point at the place with "ui.point".`,
  };
}

function unknownTool(
  { name, path }: ToolUse,
  app: string,
  tools: Catalog['tools'],
  { project, nearest }: Scope,
): Finding {
  // Who names a route where a tool is due means to go there.
  const going = `navigate.${name}`;
  const elsewhere = [...project.apps].find(([, member]) => member.catalog.tools.has(name))?.[0];
  return didYouMean({
    path,
    fact: `${quote(app)} has no tool ${quote(name)}${elsewhere === undefined ? '' : `, only ${quote(elsewhere)} has`}.`,
    wrong: name,
    nearest: elsewhere !== undefined ? [] : tools.has(going) ? [going] : nearest(name, tools),
    otherwise: 'Call a tool from its client tool table, which `catalog` in tour.config.yaml names.',
  });
}
