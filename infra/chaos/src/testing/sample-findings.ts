import type { Findings } from '../audit.ts';

/** Two stored leads with one unconfirmed effect, and nothing wrong. */
export const sampleFindings: Findings = {
  stored: 2,
  lost: [],
  mixedUp: [],
  expected: 12,
  done: 11,
  unconfirmed: 1,
  unsettled: [],
  wronglyUnconfirmed: [],
  takenOver: [],
  missing: [],
  twice: [],
  resent: 0,
  strange: [],
};
