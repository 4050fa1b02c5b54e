import type { EffectName } from '@annuity-lantern/contracts/jobs';

/** How long a claim holds without renewal, in milliseconds. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

export interface EffectPolicy {
  /** Claims before the effect is parked for staff. */
  readonly maxAttempts: number;
  /** Pauses before the next try, in milliseconds, by attempts so far; the last one repeats. */
  readonly pauses: readonly number[];
  /** Effects that wait for this one. */
  readonly releases: readonly EffectName[];
}

const seconds = (...values: number[]) => values.map((value) => value * 1000);

/** A mail host may be away for half a day: 20 tries span about 12 hours. */
export const effectPolicy: Readonly<Record<EffectName, EffectPolicy>> = {
  persist: { maxAttempts: 20, pauses: seconds(1, 2, 5, 15, 60, 300), releases: ['staffMail'] },
  staffMail: { maxAttempts: 20, pauses: seconds(2, 5, 15, 60, 300, 900, 1800, 3600), releases: [] },
};

/** The pause after `attempts` tries. */
export function pauseAfter(effect: EffectName, attempts: number): number {
  const { pauses } = effectPolicy[effect];
  return pauses[Math.min(attempts, pauses.length) - 1] ?? 1000;
}
