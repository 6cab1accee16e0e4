/** Formats 18,000 findings in one file of 500 kB, in a script that needs no segmenter and in one that does. */
import { formatText } from '../../dist/validator/index.js';

const FINDINGS = 18_000;
const LINES = ['  - id: some_step_of_a_tour # x', '  - id: 注文の一覧を開く 👩‍💻 # x'];

const said = {
  file: 'a.yaml',
  document: 0,
  rule: 'step-known',
  severity: 'error',
  message: 'No.',
  path: '',
  docs: '',
};
const begun = process.cpuUsage();
for (const line of LINES) {
  const text = `${line}\n`.repeat(FINDINGS);
  const diagnostics = Array.from({ length: FINDINGS }, (_, index) => {
    const place = { line: index + 1, column: 9, endLine: index + 1, endColumn: 12 };
    return { ...said, ...place };
  });
  formatText(diagnostics, { files: 1, text: () => text });
}
const { user, system } = process.cpuUsage(begun);
process.stdout.write(String((user + system) / 1000));
