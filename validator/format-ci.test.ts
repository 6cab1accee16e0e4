/** The formats that CI systems read. */
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Draft4Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { parseDocument } from 'htmlparser2';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { type CiReportOptions, fingerprintsOf, pathInRepository } from './ci-report.ts';
import type { Diagnostic } from './diagnostics.ts';
import { formatGithub } from './format-github.ts';
import { formatGitlab } from './format-gitlab.ts';
import { formatJunit } from './format-junit.ts';
import { formatSarif } from './format-sarif.ts';
import { indexLines } from './line-index.ts';
import { rules } from './rules/index.ts';
import { validateSources } from './validate.ts';

const FILE = 'tours/a.yaml';
const TEXT = 'kind: Tour\nsteps:\n  - anchor: nav.order\n  - anchor: nav.order\n';

function diagnostic(more: Partial<Diagnostic> = {}): Diagnostic {
  return {
    file: FILE,
    document: 0,
    rule: 'anchor-known',
    severity: 'error',
    message: '"console" has no anchor "nav.order".',
    path: '/steps/0/anchor',
    line: 3,
    column: 13,
    endLine: 3,
    endColumn: 22,
    docs: 'https://example.org/anchor-known.md',
    ...more,
  };
}

/** One of every kind that a format has to carry. */
const EVERY: readonly Diagnostic[] = [
  diagnostic({
    suggestions: [
      {
        title: 'Write "nav.orders".',
        safe: true,
        edits: [{ line: 3, column: 13, endLine: 3, endColumn: 22, text: 'nav.orders' }],
      },
    ],
    related: [{ file: 'tours/b c#1.yaml', line: 1, column: 1, message: 'See here.' }],
  }),
  diagnostic({ severity: 'warning', line: 1, column: 1, endLine: 2, endColumn: 7, path: '' }),
  diagnostic({ rule: 'of-another-day', file: 'tours/ü 100%.yaml' }),
];

const OPTIONS: CiReportOptions = {
  checked: [FILE, 'tours/clean.yaml', 'tours/ü 100%.yaml'],
  text: (file) => (file === FILE ? TEXT : undefined),
};

function sarif(diagnostics: readonly Diagnostic[], options: Partial<CiReportOptions> = {}): Log {
  return JSON.parse(formatSarif(diagnostics, { ...OPTIONS, ...options, version: '1.2.3' })) as Log;
}

describe('sarif', () => {
  const ajv = new Draft4Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats(ajv);
  const validate = ajv.compile(schema);

  test.each<[string, Log]>([
    ['nothing found', sarif([])],
    ['every kind of finding', sarif(EVERY)],
    [
      'files that could not be checked',
      sarif(EVERY, { faults: ['There is no file "a".'], folder: 'apps/x' }),
    ],
    [
      'a file outside of the repository',
      sarif([diagnostic({ file: '../../a.yaml' }), diagnostic({ file: '/a' })]),
    ],
    ['names that no URI can hold', sarif([diagnostic({ file: 'tours/\ud800.yaml' })])],
  ])('fits the schema of SARIF 2.1.0: %s', (_, log) => {
    validate(log);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('a log that is none does not fit', () => {
    expect(validate({ version: '2.1.0', runs: [{ tool: {} }] })).toBe(false);
  });

  test('says how it counts, and describes every rule', () => {
    const [run] = sarif([]).runs;
    expect(run).toMatchObject({ columnKind: 'utf16CodeUnits', newlineSequences: ['\r\n', '\n', '\r'] });
    expect(run?.tool.driver.version).toBe('1.2.3');
    expect(run?.tool.driver.rules).toEqual(
      rules.map(({ id, summary, why, fix, severity }) => ({
        id,
        shortDescription: { text: summary },
        fullDescription: { text: why },
        help: { text: fix },
        helpUri: expect.stringMatching(new RegExp(`^https://.*/docs/rules/${id}\\.md$`)),
        defaultConfiguration: { level: severity },
      })),
    );
  });

  test('a finding, whole', () => {
    const [run] = sarif(EVERY, { folder: 'apps/desk' }).runs;
    const [first, second, third] = run?.results ?? [];
    const artifactLocation = { uri: 'apps/desk/tours/a.yaml', uriBaseId: '%SRCROOT%' };
    const region = { startLine: 3, startColumn: 13, endLine: 3, endColumn: 22 };
    expect(first).toEqual({
      ruleId: 'anchor-known',
      ruleIndex: rules.findIndex(({ id }) => id === 'anchor-known'),
      level: 'error',
      message: { text: '"console" has no anchor "nav.order".' },
      locations: [
        {
          physicalLocation: { artifactLocation, region },
          logicalLocations: [{ fullyQualifiedName: '/steps/0/anchor' }],
        },
      ],
      partialFingerprints: { 'tourwrightFinding/v1': expect.stringMatching(/^[0-9a-f]{16}$/) },
      relatedLocations: [
        {
          id: 0,
          physicalLocation: {
            artifactLocation: { uri: 'apps/desk/tours/b%20c%231.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 1 },
          },
          message: { text: 'See here.' },
        },
      ],
      fixes: [
        {
          description: { text: 'Write "nav.orders".' },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: 'nav.orders' } }],
            },
          ],
          properties: { safe: true },
        },
      ],
    });
    expect(second).toMatchObject({ level: 'warning' });
    expect(third).not.toHaveProperty('ruleIndex');
    expect(third?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(
      'apps/desk/tours/%C3%BC%20100%25.yaml',
    );
  });

  test('a run in which something could not be checked was not successful, and says why', () => {
    expect(sarif([]).runs[0]?.invocations).toEqual([{ executionSuccessful: true }]);
    expect(sarif([], { faults: ['No file.'] }).runs[0]?.invocations).toEqual([
      {
        executionSuccessful: false,
        toolConfigurationNotifications: [{ level: 'error', message: { text: 'No file.' } }],
      },
    ]);
  });

  const LINES = [
    'kind: Tour',
    'key: a.b',
    'app: console',
    'version: 1',
    'title: "😀 \u2028"',
    'stps: []',
    '',
  ];

  test.each([
    ['LF', LINES.join('\n')],
    ['CRLF', LINES.join('\r\n')],
    ['CR', LINES.join('\r')],
    ['mixed', LINES.map((line, n) => `${line}${['\n', '\r\n', '\r'][n % 3]}`).join('')],
    ['a byte order mark', `\uFEFF${LINES.join('\r\n')}`],
  ])('the region cuts out what is at fault, with line ends %s (B063)', (_, text) => {
    const found = validateSources([{ file: FILE, text }], { apps: new Map() });
    const regions = sarif(found).runs[0]?.results?.map(
      (each) => each.locations?.[0]?.physicalLocation?.region,
    );
    const lines = indexLines(text);
    const cut = regions?.map((region) =>
      text.slice(
        lines.offsetOf({ line: region?.startLine ?? 0, column: region?.startColumn ?? 0 }),
        lines.offsetOf({ line: region?.endLine ?? 0, column: region?.endColumn ?? 0 }),
      ),
    );
    expect(regions?.map((region) => region?.startLine)).toEqual([6]);
    expect(cut).toEqual(['stps']);
  });
});

describe('fingerprints', () => {
  const of = (diagnostics: readonly Diagnostic[], text: string) => fingerprintsOf(diagnostics, () => text);

  test('stay when lines move, and when the file is indented anew', () => {
    const [before] = of([diagnostic()], TEXT);
    const moved = diagnostic({ line: 5, endLine: 5, column: 15, endColumn: 24, path: '/steps/7/anchor' });
    expect(of([moved], `# one\n# two\n${TEXT.replaceAll('  -', '    -')}`)).toEqual([before]);
  });

  test('differ by rule, file and content, and between equal findings', () => {
    const all = [
      diagnostic(),
      diagnostic({ line: 4, endLine: 4 }),
      diagnostic({ rule: 'route-known' }),
      diagnostic({ file: 'tours/b.yaml' }),
      diagnostic({ column: 5, endColumn: 11 }),
    ];
    expect(new Set(of(all, TEXT)).size).toBe(all.length);
  });

  test('without the text of the file, the message tells findings apart', () => {
    const all = [diagnostic({ message: 'a' }), diagnostic({ message: 'b' })];
    const names = fingerprintsOf(all, () => undefined);
    expect(new Set(names).size).toBe(2);
  });
});

test.each([
  ['tours/a.yaml', undefined, 'tours/a.yaml'],
  ['tours/a.yaml', '', 'tours/a.yaml'],
  ['tours/a.yaml', 'packages/desk', 'packages/desk/tours/a.yaml'],
  ['../shared/a.yaml', 'packages/desk', 'packages/shared/a.yaml'],
  ['../../../a.yaml', 'packages/desk', '../a.yaml'],
  ['D:/a.yaml', 'packages/desk', 'D:/a.yaml'],
  ['/tmp/a.yaml', 'packages/desk', '/tmp/a.yaml'],
])('%s in %s is %s in the repository', (file, folder, expected) => {
  expect(pathInRepository(file, folder)).toBe(expected);
});

describe('junit', () => {
  test('a suite per file, errors as failures, warnings as output, faults as errors', () => {
    const text = formatJunit(EVERY, { ...OPTIONS, folder: 'apps/desk', faults: ['There is no file "a".'] });
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="tour validate" tests="5" failures="2" errors="1" time="0">
  <testsuite name="apps/desk/tours/a.yaml" tests="2" failures="1" errors="0" skipped="0" time="0">
    <testcase name="anchor-known at 3:13" classname="apps/desk/tours/a.yaml" file="apps/desk/tours/a.yaml" line="3" time="0"><failure message="&quot;console&quot; has no anchor &quot;nav.order&quot;." type="anchor-known">apps/desk/tours/a.yaml:3:13: error: &quot;console&quot; has no anchor &quot;nav.order&quot;. [anchor-known]
https://example.org/anchor-known.md</failure></testcase>
    <testcase name="anchor-known at 1:1" classname="apps/desk/tours/a.yaml" file="apps/desk/tours/a.yaml" line="1" time="0"><system-out>apps/desk/tours/a.yaml:1:1: warning: &quot;console&quot; has no anchor &quot;nav.order&quot;. [anchor-known]
https://example.org/anchor-known.md</system-out></testcase>
  </testsuite>
  <testsuite name="apps/desk/tours/clean.yaml" tests="1" failures="0" errors="0" skipped="0" time="0">
    <testcase name="no problems" classname="apps/desk/tours/clean.yaml" file="apps/desk/tours/clean.yaml" time="0" />
  </testsuite>
  <testsuite name="apps/desk/tours/ü 100%.yaml" tests="1" failures="1" errors="0" skipped="0" time="0">
    <testcase name="of-another-day at 3:13" classname="apps/desk/tours/ü 100%.yaml" file="apps/desk/tours/ü 100%.yaml" line="3" time="0"><failure message="&quot;console&quot; has no anchor &quot;nav.order&quot;." type="of-another-day">apps/desk/tours/ü 100%.yaml:3:13: error: &quot;console&quot; has no anchor &quot;nav.order&quot;. [of-another-day]
https://example.org/anchor-known.md</failure></testcase>
  </testsuite>
  <testsuite name="tour validate" tests="1" failures="0" errors="1" skipped="0" time="0">
    <testcase name="input 1" classname="tour validate" time="0"><error message="There is no file &quot;a&quot;." type="input" /></testcase>
  </testsuite>
</testsuites>
`);
  });

  test.each([
    ['markup', '<failure> & "quotes" ]]>'],
    ['lines and tabs', 'one\ntwo\tthree'],
    ['an emoji', 'a 👩‍💻 b'],
  ])('a message comes through as it is: %s', (_, message) => {
    const xml = formatJunit([diagnostic({ message })], OPTIONS);
    const root = parseDocument(xml, { xmlMode: true, decodeEntities: true });
    const found: string[] = [];
    const walk = (nodes: typeof root.childNodes) => {
      for (const node of nodes) {
        if (!('attribs' in node)) continue;
        if (node.name === 'failure') found.push(node.attribs.message ?? '');
        walk(node.childNodes);
      }
    };
    walk(root.childNodes);
    expect(found).toEqual([message]);
  });

  test('what XML cannot hold is replaced', () => {
    const xml = formatJunit([diagnostic({ message: 'a\u0000b\u001bc\ud800d\uffffe' })], OPTIONS);
    expect(xml).toContain('message="a\uFFFDb\uFFFDc\uFFFDd\uFFFDe"');
  });
});

describe('github', () => {
  test('a command per finding and fault, then the summary', () => {
    expect(formatGithub(EVERY, { ...OPTIONS, folder: 'apps/desk', faults: ['No file.'] })).toBe(
      [
        '::error title=tour validate::No file.',
        '::error title=anchor-known,file=apps/desk/tours/a.yaml,line=3,endLine=3,col=13,endColumn=22::apps/desk/tours/a.yaml:3:13: "console" has no anchor "nav.order". [anchor-known]',
        '::warning title=anchor-known,file=apps/desk/tours/a.yaml,line=1,endLine=2::apps/desk/tours/a.yaml:1:1: "console" has no anchor "nav.order". [anchor-known]',
        '::error title=of-another-day,file=apps/desk/tours/ü 100%25.yaml,line=3,endLine=3,col=13,endColumn=22::apps/desk/tours/ü 100%25.yaml:3:13: "console" has no anchor "nav.order". [of-another-day]',
        '3 files checked as far as possible: 2 errors, 1 warning.',
        '',
      ].join('\n'),
    );
  });

  test('no text can end its command or begin another', () => {
    const hostile = '100% a:b,c\r\n::stop-commands::x';
    const lines = formatGithub([diagnostic({ message: hostile, file: 'a,b:c\n::x.yaml' })], OPTIONS).split(
      '\n',
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('100%25 a:b,c%0D%0A::stop-commands::x');
    expect(lines[0]).toContain('file=a%2Cb%3Ac%0A%3A%3Ax.yaml,');
  });
});

test('gitlab', () => {
  const report = JSON.parse(formatGitlab(EVERY, { ...OPTIONS, folder: 'apps/desk' }));
  expect(report).toEqual([
    {
      description: '"console" has no anchor "nav.order".',
      check_name: 'anchor-known',
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      severity: 'major',
      location: { path: 'apps/desk/tours/a.yaml', lines: { begin: 3, end: 3 } },
    },
    expect.objectContaining({
      severity: 'minor',
      location: expect.objectContaining({ lines: { begin: 1, end: 2 } }),
    }),
    expect.objectContaining({ check_name: 'of-another-day' }),
  ]);
  expect(new Set(report.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size).toBe(3);
  expect(formatGitlab([], OPTIONS)).toBe('[]\n');
});
