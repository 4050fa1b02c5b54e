/** Asks at most once in so many milliseconds; calls at the same time share one answer. A failure is not remembered. */
export function remember<T>(ms: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly at: number } | undefined;
  return () => {
    if (last && now() - last.at < ms) return last.answer;
    const asked = { answer: ask(), at: now() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
