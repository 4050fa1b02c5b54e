/** Lets the browser draw and answer a tap between two pieces of work, each of which keeps a cheap phone busy for a good part of a tenth of a second. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
