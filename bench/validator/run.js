/**
 * Measures `tour validate` on a large project, in ratios of one run, and says which targets are met.
 *
 * `--check` ends with status 1 when one is missed. The comparison with Spectral needs its own packages:
 * `npm ci --prefix bench/validator/spectral`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TOURS, writeCorpus } from './corpus.js';
import { measure } from './measure.js';
import { KINDS, withMistake } from './mistakes.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TOUR = here('../../dist/tour/main.js');
const SPECTRAL = here('spectral/node_modules/@stoplight/spectral-cli/dist/index.js');
const LARGE_RUNS = 9;
const SMALL_RUNS = 15;

const root = mkdtempSync(join(tmpdir(), 'tourwright-bench-'));
const rows = [];
try {
  measureAll();
} finally {
  rmSync(root, { recursive: true });
}
print(rows);
if (process.argv.includes('--check') && rows.some(({ met }) => !met)) process.exitCode = 1;

function measureAll() {
  const clean = project('clean', (text) => ({ text }));
  const faulty = project('faulty', withMistake);
  const atMost = (what, measured, most, unit) =>
    rows.push({ what, measured: measured + unit, target: `≤ ${most}${unit}`, met: Number(measured) <= most });

  const validate = (args, { folder, forget }, more) =>
    measure([TOUR, 'validate', ...args], { cwd: folder, before: forget, ...more });
  // By turns: where others use the machine as well, they slow all of them down alike.
  const rounds = Array.from({ length: LARGE_RUNS }, () => ({
    parse: Number(measure([here('parse.js'), join(clean.folder, 'tours')]).stdout),
    cold: validate([], clean),
    wrong: validate([], faulty, { statuses: [1] }),
  }));
  const parse = median(rounds.map((round) => round.parse));
  const [cold, wrong] = ['cold', 'wrong'].map((name) => ({
    cpu: median(rounds.map((round) => round[name].cpu)),
    // Within a round: the machine's own speed changes from one to the next.
    ratio: median(rounds.map((round) => round[name].cpu / round.parse)),
    memory: Math.max(...rounds.map((round) => round[name].memory)),
  }));
  const start = measure(['-e', '0'], { runs: SMALL_RUNS });
  console.log(
    `Y, \`yaml\` parsing the tours: ${parse.toFixed(0)} ms. S, \`node -e 0\`: ${start.cpu.toFixed(0)} ms.\n`,
  );
  atMost('every file right', cold.ratio.toFixed(2), 0.6, ' Y');
  atMost('every file wrong', wrong.ratio.toFixed(2), 1.3, ' Y');
  atMost('most memory', Math.max(cold.memory, wrong.memory).toFixed(0), 200, ' MiB');

  validate([], clean);
  const warm = validate([], { folder: clean.folder }, { runs: SMALL_RUNS });
  atMost('again, nothing changed', (warm.cpu - start.cpu).toFixed(0), 60, ' ms above S');
  const [{ file }] = clean.tours;
  const one = validate([file], { folder: clean.folder }, { runs: SMALL_RUNS });
  atMost('then one file', (one.cpu - start.cpu).toFixed(0), 60, ' ms above S');

  const { diagnostics } = JSON.parse(validate(['--format', 'json'], faulty, { statuses: [1] }).stdout);
  const exact = faulty.tours.filter((tour) => isExact(tour, diagnostics)).length;
  const target = `= ${TOURS} of ${TOURS}`;
  rows.push({
    what: 'mistakes found, alone and at their place',
    measured: `${exact} of ${TOURS}`,
    target,
    met: exact === TOURS && diagnostics.length === TOURS,
  });

  const format = least(3, () => Number(measure([here('format.js')]).stdout));
  atMost('36,000 findings formatted', (format / parse).toFixed(2), 0.5, ' Y');

  if (!existsSync(SPECTRAL)) {
    console.log('Spectral is not installed: npm ci --prefix bench/validator/spectral\n');
    return;
  }
  const wrongTours = faulty.tours.slice(0, KINDS).map(({ file }) => join(faulty.folder, file));
  const { stdout } = lint(faulty.folder, ['--format', 'json', ...wrongTours], 1);
  const noticed = new Set(JSON.parse(stdout).map(({ source }) => source)).size;
  rows.push({
    what: 'kinds of mistakes that Spectral finds',
    measured: `${noticed} of ${KINDS}`,
    target: `= ${KINDS} of ${KINDS}`,
    met: noticed === KINDS,
  });
  const spectral = lint(clean.folder, [join(clean.folder, 'tours/**/*.yaml')], 0);
  const ratio = (spectral.cpu / cold.cpu).toFixed(0);
  rows.push({ what: 'Spectral', measured: `${ratio} times`, target: '≥ 20 times', met: Number(ratio) >= 20 });
}

/** Spectral, with what of the rules can be said in it. */
function lint(folder, args, status) {
  process.env.BENCH_PROJECT = folder;
  process.env.BENCH_TOUR_SCHEMA = here('../../schemas/tour.schema.json');
  const ruleset = here('spectral/ruleset.mjs');
  return measure([SPECTRAL, 'lint', '--ruleset', ruleset, '--quiet', ...args], { statuses: [status] });
}

/** Writes a project, changed tour by tour. */
function project(name, change) {
  const folder = join(root, name);
  // Where the cache is kept.
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const tours = writeCorpus(folder).tours.map(({ file, text }, index) => {
    const changed = change(text, index);
    writeFileSync(join(folder, file), changed.text);
    return { file, ...changed };
  });
  const forget = () => rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return { folder, tours, forget };
}

/** Whether a tour has the one diagnostic that is due, with exactly its range. */
function isExact({ file, expected }, diagnostics) {
  const found = diagnostics.filter((each) => each.file === file);
  return found.length === 1 && Object.entries(expected).every(([key, value]) => found[0][key] === value);
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

function least(runs, take) {
  return Math.min(...Array.from({ length: runs }, take));
}

function print(all) {
  const cells = all.map(({ what, measured, target, met }) => [
    what,
    measured,
    target,
    met ? 'met' : 'MISSED',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}
