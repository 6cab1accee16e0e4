/** The generated catalog, in a chunk of its own. */
export async function loadCatalog() {
  const [tools, anchors] = await Promise.all([
    import('../catalog/console/client-tools.json'),
    import('../catalog/console/anchors.json'),
  ]);
  return { tools: tools.default, anchors: anchors.default };
}
