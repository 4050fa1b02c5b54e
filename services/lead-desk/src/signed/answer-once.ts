import { setTimeout as pause } from 'node:timers/promises';
import { dropSignedEvent, keepSignedAnswer, type SignedEvent, startSignedEvent } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore, storeUnavailable } from '../ask-store.ts';

/** How often and for how long, in milliseconds, a call waits for another one that records the same event. */
const WAITS = 10;
const WAIT = 150;

/**
 * Records an event once. A repetition of it gets the first answer again.
 *
 * @param work records it. If it throws, the event may come again
 * @throws AppError `store_unavailable` (503)
 */
export async function answerOnce<Answer extends object>(
  connection: Store['connection'],
  event: SignedEvent,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answered = await start(connection, event);
  if (answered !== 'started') return answered as Answer;
  try {
    const answer = await work();
    await askStore(() => keepSignedAnswer(connection, event, answer));
    return answer;
  } catch (error) {
    // The next try may succeed. Without MongoDB the event is taken as abandoned soon.
    await askStore(() => dropSignedEvent(connection, event)).catch(() => {});
    throw error;
  }
}

/** The first answer if the event is recorded already. */
async function start(connection: Store['connection'], event: SignedEvent): Promise<'started' | object> {
  for (let wait = 0; wait < WAITS; wait += 1) {
    const found = await askStore(() => startSignedEvent(connection, event, new Date()));
    if (found !== 'running') return found;
    await pause(WAIT);
  }
  throw storeUnavailable(undefined);
}
