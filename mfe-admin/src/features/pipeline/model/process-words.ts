import type { ProcessKind, processCounters } from '@annuity-lantern/contracts/heartbeats';

type Counter = (typeof processCounters)[ProcessKind][number];

/** What a count is of: `12 answers`. */
const counterWords: Readonly<Record<Counter, string>> = {
  answers: 'answers',
  failed: 'failed (5xx)',
  internal: 'errors of ours',
  givenUp: 'requests without an intake',
  accepted: 'accepted',
  sealed: 'sealed',
  refused: 'refused',
  turnedAway: 'turned away',
  done: 'done',
  skipped: 'not needed',
  again: 'asked again',
  retry: 'failed tries',
  parked: 'parked',
  unconfirmed: 'unconfirmed',
};

/** The counter whose figures the bars show. */
export const mainCounter: Readonly<Record<ProcessKind, Counter>> = {
  gateway: 'answers',
  'content-api': 'answers',
  'lead-intake': 'accepted',
  'lead-worker': 'done',
  'lead-desk': 'answers',
};

const figure = new Intl.NumberFormat('en-US');

/** `124 answers, 2 failed (5xx)`: the main counter always, others unless they are 0. */
export function countsWords(kind: ProcessKind, counts: Readonly<Record<string, number>>): string {
  const main = mainCounter[kind];
  const names = (Object.keys(counterWords) as Counter[]).filter((name) => name === main || (counts[name] ?? 0) > 0);
  return names
    .sort((a, b) => Number(b === main) - Number(a === main))
    .map((name) => `${figure.format(counts[name] ?? 0)} ${counterWords[name]}`)
    .join(', ');
}
