/** What an error says, as a part of a message. Anything can be thrown, also what has no text. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' || typeof error === 'function' ? 'it gave no Error' : String(error);
}
