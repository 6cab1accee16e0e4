/** Levels of lists and mappings that a document, or a schema in it, may have (design 10). */
export const MAX_DEPTH = 100;
