import { dayOf } from '@annuity-lantern/hash-chain';

/** The first day (UTC) of which records are kept without their request. */
export function firstDayKept(years: number, now: Date): string {
  const first = new Date(now);
  first.setUTCFullYear(first.getUTCFullYear() - years);
  return dayOf(first);
}
