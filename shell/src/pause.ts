/** Resolves after so many milliseconds. Without any it still lets the browser draw and answer a tap between two pieces of work. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
