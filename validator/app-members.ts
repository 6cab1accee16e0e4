/** Which app member each document of a file is for, as far as that can be told. */
import { documentsIn } from './documents.ts';
import { isMapping } from './pointer.ts';
import type { SourceFile } from './validate.ts';

/** The app member of each document of this file, in their order; undefined for one that says none. */
export type AppsIn = (file: string) => readonly (string | undefined)[];

/** A tour names its app member, an overlay belongs to that of its tour, which has to be among the sources as well. */
export function appMembers(sources: readonly SourceFile[]): AppsIn {
  const files = sources.map(({ file, text }) => ({ file, heads: headsIn(text) }));
  const tours = files.flatMap(({ heads }) => heads).filter(({ app }) => app !== undefined);
  const ofTour = new Map(tours.map(({ key, app }) => [key, app]));
  const members = new Map(
    files.map(({ file, heads }) => [file, heads.map(({ app, tour }) => nameOf(app ?? ofTour.get(tour)))]),
  );
  return (file) => members.get(file) ?? [];
}

/** What a document says of whose it is. */
interface Head {
  readonly app?: unknown;
  readonly key?: unknown;
  readonly tour?: unknown;
}

function headsIn(text: string): readonly Head[] {
  return documentsIn(text).map((value) => (isMapping(value) ? value : {}));
}

function nameOf(app: unknown): string | undefined {
  return typeof app === 'string' ? app : undefined;
}
