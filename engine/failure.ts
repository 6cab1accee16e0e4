/** What an error says. Anything can be thrown, also what cannot be printed. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' || typeof error === 'function' ? 'it gave no Error' : String(error);
}
