/** Documents of a file as the parser of YAML gives them, for commands that look for little in many. */
import { parseAllDocuments } from 'yaml';

const MAX_LENGTH = 1024 * 1024;

/** None for what the check does not read either, and says so itself. */
export function documentsIn(text: string): ReturnType<typeof parseAllDocuments> {
  if (text.length > MAX_LENGTH) return [];
  try {
    return parseAllDocuments(text);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
