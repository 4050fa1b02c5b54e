import { LeadRefused } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { createCircuitBreaker } from './circuit-breaker.ts';

/**
 * Longest wait for MongoDB in milliseconds, including the wait in a group. Enforced by our own timer: if the server freezes, the driver's
 * time limits never fire.
 */
const LEDGER_BUDGET = 1200;

/**
 * Rejects if MongoDB refuses or does not answer in time. After several failures in a row it rejects at once. The signal is aborted when the
 * time is over.
 */
export type AskLedger = <T>(question: (signal: AbortSignal) => Promise<T>) => Promise<T>;

export interface GuardedLedger {
  readonly ask: AskLedger;
  /** Whether questions are rejected at once now, after several failures in a row. */
  isGivenUp(): boolean;
}

export function guardLedger(): GuardedLedger {
  const circuit = createCircuitBreaker({ failures: 3, pause: 1000, ignore: (error) => error instanceof LeadRefused });
  return {
    ask: (question) => circuit.run(() => askInTime(question)),
    isGivenUp: circuit.isOpen,
  };
}

function askInTime<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  return withDeadline(LEDGER_BUDGET, question(waiting.signal), () => {
    const late = new Error('the ledger did not answer in time');
    waiting.abort(late);
    return late;
  });
}
