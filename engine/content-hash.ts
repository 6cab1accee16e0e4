/**
 * Hash of a text: a 64-bit FNV-1a. It tells two versions of a document or a schema apart, and is no defence. A page can
 * compute it at once, without `crypto.subtle`, which is absent on plain http.
 */
export function contentHash(text: string): string {
  const prime = 0x100000001b3n;
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * prime);
  }
  return `fnv1a:${hash.toString(16).padStart(16, '0')}`;
}
