/**
 * Code that loads when it is first needed: the only way to call `import()`, besides the pages of a remote.
 * Never rejects: undefined if the code does not load. The next call then tries again.
 */
export function later<Code>(load: () => Promise<Code>): () => Promise<Code | undefined> {
  let loading: Promise<Code | undefined> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}
