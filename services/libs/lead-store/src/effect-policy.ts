import type { EffectName } from '@annuity-lantern/contracts/jobs';

/** How long a claim holds without renewal, in milliseconds. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

export interface EffectPolicy {
  /** Claims before the effect is parked for staff. */
  readonly maxAttempts: number;
  /** Pauses before the next try, in milliseconds, by attempts so far; the last one repeats. */
  readonly pauses: readonly number[];
  /**
   * What follows when nobody knows whether it happened, since its worker died or the provider did not say: `again` where doing it twice is harmless
   * or the provider knows the idempotency key; `unconfirmed` where it would reach someone twice.
   */
  readonly whenUnknown: 'again' | 'unconfirmed';
  /** Effects that wait for this one. */
  readonly releases: readonly EffectName[];
  /** Whether they go on without it once it is parked, or wait until staff have replayed it. */
  readonly parkedReleases: boolean;
}

const seconds = (...values: number[]) => values.map((value) => value * 1000);
const hours = (value: number) => value * 3600;

const check = { maxAttempts: 20, pauses: seconds(1, 2, 5, 15, 60, 300) };
/** Nothing waits for it. */
const last = { releases: [], parkedReleases: false };
/** A mail host may be away for half a day: 20 tries span about 12 hours. */
const mail = { maxAttempts: 20, pauses: seconds(2, 5, 15, 60, 300, 900, 1800, 3600) };

export const effectPolicy: Readonly<Record<EffectName, EffectPolicy>> = {
  // A check that cannot be run has found nothing false: the visitor gets the mail.
  verify: { ...check, whenUnknown: 'again', releases: ['visitorMail'], parkedReleases: true },
  // A CRM must get the completed record, not what could not be completed.
  persist: { ...check, whenUnknown: 'again', releases: ['staffMail', 'webhook'], parkedReleases: false },
  staffMail: { ...mail, ...last, whenUnknown: 'again' },
  // SMTP knows no idempotency key, and a visitor must not get the same mail twice.
  visitorMail: { ...mail, ...last, whenUnknown: 'unconfirmed' },
  // The pauses that Standard Webhooks recommends.
  webhook: { ...last, maxAttempts: 7, pauses: seconds(5, 300, 1800, hours(2), hours(5), hours(10)), whenUnknown: 'again' },
  analytics: { ...last, maxAttempts: 10, pauses: seconds(5, 60, 300, 1800, 3600), whenUnknown: 'unconfirmed' },
};

/** The pause after `attempts` tries. */
export function pauseAfter(effect: EffectName, attempts: number): number {
  const { pauses } = effectPolicy[effect];
  return pauses[Math.min(attempts, pauses.length) - 1] ?? 1000;
}
