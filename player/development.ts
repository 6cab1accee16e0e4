/** Whether the page is one that is being developed. */

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace the expression; a page without one has no `process` and counts as production. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
