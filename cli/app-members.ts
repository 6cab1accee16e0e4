/** Which app member each document of a file is for, as far as that can be told. */
import { isMap, parseAllDocuments } from 'yaml';
import type { SourceFile } from '../validator/index.ts';

/** The app member of the document with this index in this file; undefined when it says none. */
export type AppOf = (file: string, document: number) => string | undefined;

/** A tour names its app member, an overlay belongs to that of its tour. */
export function appMembers(sources: readonly SourceFile[]): AppOf {
  const documents = sources.flatMap(({ file, text }) =>
    documentsIn(text).map((document, index) => {
      const root = 'contents' in document && isMap(document.contents) ? document.contents : undefined;
      return {
        place: `${file}#${index}`,
        app: root?.get('app'),
        key: root?.get('key'),
        tour: root?.get('tour'),
      };
    }),
  );
  const ofTour = new Map(documents.filter(({ app }) => app !== undefined).map(({ key, app }) => [key, app]));
  const members = new Map(documents.map(({ place, app, tour }) => [place, app ?? ofTour.get(tour)]));
  return (file, document) => {
    const app = members.get(`${file}#${document}`);
    return typeof app === 'string' ? app : undefined;
  };
}

const MAX_LENGTH = 1024 * 1024;

/** The documents of a file as the parser gives them: none for what the check does not read either, and says so itself. */
export function documentsIn(text: string): ReturnType<typeof parseAllDocuments> {
  if (text.length > MAX_LENGTH) return [];
  try {
    return parseAllDocuments(text);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
