import type { EffectName } from '@annuity-lantern/contracts/jobs';

/** How long a claim holds without renewal, in milliseconds. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

/** When staff are reminded of a lead that nobody has contacted, in milliseconds of the wall clock from its `createdAt`. */
export const SLA = { warnAfter: 20 * 3_600_000, breachAfter: 24 * 3_600_000 } as const;

export interface EffectPolicy {
  /** The first try is so long after the effect could begin, in milliseconds. */
  readonly startsAfter: number;
  /** Claims before the effect is parked for staff. */
  readonly maxAttempts: number;
  /**
   * Pauses before the next try, in milliseconds, by attempts so far; the last one repeats after a failure, while a result of `again` is
   * final once they are used up.
   */
  readonly pauses: readonly number[];
  /**
   * What follows when nobody knows whether it happened, since its worker died or the provider did not say: `again` where doing it twice is harmless
   * or the provider knows the idempotency key; `unconfirmed` where it would reach someone twice.
   */
  readonly whenUnknown: 'again' | 'unconfirmed';
  /** Effects that wait for this one. */
  readonly releases: readonly EffectName[];
  /** Which of them go on without it once it is parked; the others wait until staff have replayed it. */
  readonly parkedReleases: readonly EffectName[];
}

const seconds = (...values: number[]) => values.map((value) => value * 1000);
const minutes = (...values: number[]) => seconds(...values.map((value) => value * 60));
const hours = (value: number) => value * 3600;

const atOnce = { startsAfter: 0 };
const check = { ...atOnce, maxAttempts: 20, pauses: seconds(1, 2, 5, 15, 60, 300) };
/** Nothing waits for it. */
const last = { releases: [], parkedReleases: [] };
/** A mail host may be away for half a day: 20 tries span about 12 hours. */
const mail = { maxAttempts: 20, pauses: seconds(2, 5, 15, 60, 300, 900, 1800, 3600) };
/** Mail to staff may come twice, under one Message-ID. */
const mailToStaff = { ...mail, ...last, whenUnknown: 'again' } as const;

export const effectPolicy: Readonly<Record<EffectName, EffectPolicy>> = {
  // A check that cannot be run has found nothing false: the visitor gets the mail.
  verify: { ...check, whenUnknown: 'again', releases: ['visitorMail', 'recheck'], parkedReleases: ['visitorMail'] },
  // Nine tries in 24 hours. The attempts beyond make up for workers that died in the middle of one.
  recheck: {
    ...last,
    startsAfter: 5 * 60_000,
    maxAttempts: 15,
    pauses: minutes(10, 20, 40, 75, 150, 300, 420, 420),
    whenUnknown: 'again',
  },
  // A CRM must get the completed record, not what could not be completed.
  persist: { ...check, whenUnknown: 'again', releases: ['staffMail', 'webhook'], parkedReleases: [] },
  staffMail: { ...atOnce, ...mailToStaff },
  // SMTP knows no idempotency key, and a visitor must not get the same mail twice.
  visitorMail: { ...atOnce, ...mail, ...last, whenUnknown: 'unconfirmed' },
  // The pauses that Standard Webhooks recommends.
  webhook: {
    ...atOnce,
    ...last,
    maxAttempts: 7,
    pauses: seconds(5, 300, 1800, hours(2), hours(5), hours(10)),
    whenUnknown: 'again',
  },
  analytics: { ...atOnce, ...last, maxAttempts: 10, pauses: seconds(5, 60, 300, 1800, 3600), whenUnknown: 'unconfirmed' },
  slaWarning: { ...mailToStaff, startsAfter: SLA.warnAfter },
  slaBreach: { ...mailToStaff, startsAfter: SLA.breachAfter },
};

/** How far a pause may be off, either way: leads that one outage put off do not all come back in the same second. */
const JITTER = 0.2;

/** The pause after `attempts` tries, in milliseconds: the policy's, give or take a fifth. */
export function pauseAfter(effect: EffectName, attempts: number, random: () => number = Math.random): number {
  const { pauses } = effectPolicy[effect];
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 1000;
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}

/** When an effect that could begin now is tried for the first time. */
export function firstTryAt(effect: EffectName, now: Date): Date {
  return new Date(now.getTime() + effectPolicy[effect].startsAfter);
}
