/** The player's bytes, by the parts that `npm run size` writes: one way of measuring, not two. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sizes = `${root}dist/sizes/player/`;

/** @returns {{ loader: number, player: number, i18next: number }} bytes after gzip; `player` includes the loader */
export async function bytesOfPlayer() {
  const made = spawnSync(process.execPath, [`${root}scripts/sizes.js`], { cwd: root, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const bytesIn = (folder, wanted = () => true) =>
    readdirSync(sizes + folder)
      .filter(wanted)
      .reduce((sum, file) => sum + gzipSync(readFileSync(`${sizes}${folder}/${file}`)).length, 0);
  const loader = bytesIn('loader');
  const player = loader + bytesIn('core');
  const isI18next = (file) => file.startsWith('i18next');
  return {
    loader,
    player,
    occasional: bytesIn('other', (file) => !isI18next(file)),
    i18next: bytesIn('other', isI18next),
  };
}
