/**
 * The work's result, or a rejection with `onLate()` after `ms` milliseconds. The work is not canceled. Results received before the deadline
 * count, even if the event loop was blocked until after it.
 */
export async function withDeadline<T>(ms: number, work: Promise<T>, onLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // After a block, Node runs timers before it reads sockets. One more turn of the event loop reads them first.
    // A caller whose deadline has passed gives a negative time, of which Node warns.
    timer = setTimeout(() => setImmediate(() => reject(onLate())), Math.max(0, ms));
  });
  // Avoids an unhandled rejection after the timeout.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
