/** What is loaded when it is first needed. */

/** Loads once. What could not be loaded, such as a chunk while the network is gone, is loaded anew the next time. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
}
