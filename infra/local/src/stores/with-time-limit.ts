/**
 * The outcome of a promise, unless it takes longer than `withinMs`. Its work is not aborted.
 *
 * @throws Error naming `what` when the time is over
 */
export async function withTimeLimit<T>(promise: Promise<T>, withinMs: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${Math.round(withinMs / 1000)} s`)), withinMs);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
