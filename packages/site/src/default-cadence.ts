import type { CadenceStep } from '@annuity-lantern/domain/call-cadence';

/**
 * For an office whose site file names no cadence. The second call is at another part of the same day, the third on the next working day. The fourth is on
 * the third day after the first, and the fifth a week later, with a mail that asks before it.
 */
export const defaultCadence: readonly CadenceStep[] = [
  { workingDays: 0 },
  { workingDays: 1 },
  { workingDays: 2 },
  { workingDays: 5, mail: true },
];
