import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../validator/index.ts';
import { BrokenCatalog, BrokenConfig } from './broken-inputs.ts';
import { InputError } from './exit.ts';
import { type Checked, FORMATS, type Format, type Print, report } from './report.ts';
import { reportNothing } from './report-formats.ts';
import { starterProject } from './testing/project.ts';

function diagnostic(more: Partial<Diagnostic> = {}): Diagnostic {
  return {
    file: 'tours/a.yaml',
    document: 0,
    rule: 'anchor-known',
    severity: 'error',
    message: 'No such anchor.',
    path: '/steps/0/anchor',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 5,
    docs: 'https://example.org/anchor-known.md',
    ...more,
  };
}

const WARNING = diagnostic({ severity: 'warning', rule: 'text-truncated', message: 'Cut here.' });

function checked(more: Partial<Checked> = {}): Checked {
  return {
    diagnostics: [diagnostic(), WARNING],
    checked: ['tours/a.yaml', 'tours/b.yaml'],
    text: () => 'kind: Tour\n',
    faults: [],
    folder: '',
    ...more,
  };
}

function recorder() {
  const said = { print: '', note: '' };
  const print: Print = {
    print: (text) => {
      said.print += text;
    },
    note: (text) => {
      said.note += text;
    },
    color: false,
  };
  return { said, print };
}

/** How many findings a report holds. */
const COUNTS: Readonly<Record<Format, (text: string) => number>> = {
  text: (text) => text.match(/^\S+:\d+:\d+: /gm)?.length ?? 0,
  json: (text) => JSON.parse(text).diagnostics.length,
  sarif: (text) => JSON.parse(text).runs[0].results.length,
  junit: (text) => text.match(/<failure|<system-out/g)?.length ?? 0,
  github: (text) => text.match(/^::(?:error|warning) title=[a-z-]+,/gm)?.length ?? 0,
  gitlab: (text) => JSON.parse(text).length,
};

describe.each(FORMATS)('%s', (format) => {
  it('holds every finding, or with --quiet the errors', async () => {
    const all = recorder();
    expect(await report(checked(), { format }, all.print)).toBe(1);
    expect(COUNTS[format](all.said.print)).toBe(2);
    const quiet = recorder();
    expect(await report(checked(), { format, quiet: true }, quiet.print)).toBe(1);
    expect(COUNTS[format](quiet.said.print)).toBe(1);
    expect(quiet.said.print).not.toContain('Cut here.');
  });

  it('ends with a line end, whatever was found', async () => {
    for (const diagnostics of [[], [WARNING]]) {
      const { said, print } = recorder();
      expect(await report(checked({ diagnostics }), { format }, print)).toBe(0);
      expect(said.print).toMatch(/[^\n]\n$/);
      expect(said.note).toBe('');
    }
  });

  it('is there at status 2 as well, with what was checked', async () => {
    const { said, print } = recorder();
    const faults = [new InputError('There is no file "c.yaml".')];
    expect(await report(checked({ faults }), { format }, print)).toBe(2);
    expect(COUNTS[format](said.print)).toBe(2);
    expect(said.note).toBe('There is no file "c.yaml".\n');
  });

  it('counts warnings against --max-warnings, also with --quiet, and says so', async () => {
    for (const quiet of [{}, { quiet: true } as const]) {
      const { said, print } = recorder();
      const status = await report(
        checked({ diagnostics: [WARNING] }),
        { format, maxWarnings: 0, ...quiet },
        print,
      );
      expect(status).toBe(1);
      expect(said.note).toBe('Warnings: 1, and --max-warnings allows 0.\n');
      expect(
        await report(checked({ diagnostics: [WARNING] }), { format, maxWarnings: 1, ...quiet }, print),
      ).toBe(0);
    }
  });

  it('is there when nothing could be checked, with the mistakes of the config', async () => {
    const { said, print } = recorder();
    const mistake = diagnostic({ file: 'tour.config.yaml', rule: 'document-schema', message: 'Wrong.' });
    reportNothing(new BrokenConfig('tour.config.yaml', [mistake]), '', { format }, print);
    if (format === 'text') {
      expect(said.print).toBe('');
    } else {
      expect(COUNTS[format](said.print)).toBe(1);
      // The mistake stands in the report once, as a finding.
      expect(said.print.match(/Wrong\./g)?.length).toBe(format === 'junit' ? 2 : 1);
    }
  });

  it('names the places of mistakes in a catalog for programs', async () => {
    const { said, print } = recorder();
    const mistake = diagnostic({ file: 'catalog/tools.json', rule: 'document-schema' });
    const faults = [new BrokenCatalog('catalog/tools.json is no catalog file.', [mistake])];
    expect(await report(checked({ diagnostics: [], faults }), { format }, print)).toBe(2);
    expect(COUNTS[format](said.print)).toBe(format === 'text' ? 0 : 1);
  });
});

it('says nothing with --quiet in text when there are no errors', async () => {
  const { said, print } = recorder();
  await report(checked({ diagnostics: [WARNING] }), { format: 'text', quiet: true }, print);
  expect(said).toEqual({ print: '', note: '' });
});

it('tells what was fixed, in the report or beside it', async () => {
  const fixed = [{ diagnostic: diagnostic(), suggestion: { title: 'Write "a".', safe: true, edits: [] } }];
  const told = async (format: Format) => {
    const { said, print } = recorder();
    await report(checked({ diagnostics: [], fixed }), { format }, print);
    return said;
  };
  expect(await told('text')).toEqual({
    print: 'tours/a.yaml:1:1: fixed: Write "a". [anchor-known]\n\n2 files checked, no problems.\n',
    note: '',
  });
  expect(JSON.parse((await told('json')).print).fixed).toEqual([
    { file: 'tours/a.yaml', line: 1, column: 1, rule: 'anchor-known', title: 'Write "a".' },
  ]);
  expect((await told('sarif')).note).toBe('1 problem fixed.\n');
  expect((await told('github')).note).toBe('1 problem fixed.\n');
});

it('names files as the repository knows them', () => {
  const project = starterProject('packages/desk');
  project.edit('tours/first-order.yaml', 'anchor: nav.orders', 'anchor: nav.order');
  const before = project.tour(['validate', '--format', 'github']);
  expect(before.stdout).toContain(',file=tours/first-order.yaml,');
  project.shell('git init -q ../..');
  const github = project.tour(['validate', '--format', 'github']);
  expect(github.status).toBe(1);
  expect(github.stdout).toContain(',file=packages/desk/tours/first-order.yaml,');
  const [issue] = JSON.parse(project.tour(['validate', '--format', 'gitlab']).stdout);
  expect(issue.location.path).toBe('packages/desk/tours/first-order.yaml');
});
