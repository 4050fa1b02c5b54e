/** Returns the result of `read`, at most `ms` milliseconds old. Callers in that time share one read. A failure is not kept. */
export function recent<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  let since = 0;
  return () => {
    if (reading && performance.now() - since < ms) return reading;
    const started = read();
    since = performance.now();
    reading = started;
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  };
}
