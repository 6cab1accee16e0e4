/** Bundles each subject as an app's production build does: for the page that measures, and alone, for its bytes. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** In the order in which the table shows them. */
export const SUBJECTS = ['floor', 'stack', 'tourwright', 'driver', 'shepherd', 'intro', 'joyride', 'zag'];

/** What a page pays for each peer: its package, style sheet included; React is the app's own, i18next the host's. */
const ALONE = {
  stack:
    "export { assign, createActor, setup } from 'xstate'; export { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';",
  driver: "export { driver } from 'driver.js'; import 'driver.js/dist/driver.css';",
  shepherd: "export { default } from 'shepherd.js'; import 'shepherd.js/dist/css/shepherd.css';",
  intro: "export { default } from 'intro.js'; import 'intro.js/introjs.css';",
  joyride: "export { Joyride } from 'react-joyride';",
  zag: "export { machine, connect } from '@zag-js/tour'; export { VanillaMachine, normalizeProps, spreadProps } from '@zag-js/vanilla';",
};

/** @returns {Promise<Map<string, string>>} file name to text, style sheets included */
async function bundle(source, { external = [], minify = true } = {}) {
  const entry = `${here}entry.js`;
  const { output } = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'tourwright/player': `${root}dist/player/index.js` } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'page.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          minify,
        },
      },
    },
  });
  return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
}

/**
 * The files of the page that measures a subject. It has no top-level await: what the core shares with such a page is cut
 * out of both, which costs requests that an app's page does not.
 *
 * @param {{ minify?: boolean }} [options] `minify: false` for a look with a profiler
 */
export function pageOf(subject, options) {
  return bundle(
    `import subject from './subjects/${subject}.js'; import { open } from './page.js'; open(subject);`,
    options,
  );
}

/** @returns {Promise<Record<string, number>>} bytes after gzip, by peer */
export async function bytesOfPeers() {
  const bytes = {};
  for (const [subject, source] of Object.entries(ALONE)) {
    const files = await bundle(source, { external: ['react', 'react-dom', 'react/jsx-runtime'] });
    bytes[subject] = [...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  }
  return bytes;
}
