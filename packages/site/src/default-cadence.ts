import type { CadenceStep } from '@annuity-lantern/domain/call-cadence';

/**
 * For an office whose site file names no cadence: at another part of the same day, on the next working day, on the third one after the first call, and a
 * week later, with a mail that asks before it.
 */
export const defaultCadence: readonly CadenceStep[] = [
  { workingDays: 0 },
  { workingDays: 1 },
  { workingDays: 2 },
  { workingDays: 5, mail: true },
];
