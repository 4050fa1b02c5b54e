import { LeadRefused } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** Longest wait for the ledger, in milliseconds, for a place in a group included. Kept by our own race: a frozen server never fires the driver's time limits. */
const LEDGER_BUDGET = 1200;

/**
 * Rejects when the ledger does not answer in time or refuses, and at once after it has just done so several times. The signal is aborted when the
 * time is over.
 */
export type AskLedger = <T>(question: (signal: AbortSignal) => Promise<T>) => Promise<T>;

export interface GuardedLedger {
  readonly ask: AskLedger;
  /** Whether it is left alone now, since it has just failed several times. */
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
