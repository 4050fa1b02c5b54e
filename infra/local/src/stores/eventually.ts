import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/**
 * The first answer that is not falsy.
 *
 * @throws Error with the sentence after a minute
 */
export async function eventually<T>(sentence: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`${sentence} after ${WITHIN_MS / 1000} s`);
    await pause(LOOK_EVERY_MS);
  }
}
