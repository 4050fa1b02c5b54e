/** The work's result, or a rejection made by `onLate` when it takes longer than `ms`; the work itself goes on unseen. */
export async function within<T>(ms: number, work: Promise<T>, onLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // A process that stood still for a while runs its timers before it reads what came in time: that is read first.
    timer = setTimeout(() => setImmediate(() => reject(onLate())), ms);
  });
  // A rejection after the race is nobody's any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
