import { getWeeklyReport } from '@annuity-lantern/contracts/http';
import { arrivedBefore, SLA } from '@annuity-lantern/contracts/sla';
import { readTallies } from '@annuity-lantern/lead-store';
import { recent } from '@annuity-lantern/service-kit/recent';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { mondaysUntil, startsOf } from '../first-contact/first-contact-figures.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { sumUpWeeks } from './sum-up-weeks.ts';

/** Milliseconds for which one answer is cached for all desks. */
const KEPT = 60_000;
/** Longest wait, below the gateway's timeout for a silent answer. */
const READ_BUDGET = 5000;

/** The report by week. */
export function mountWeeklyReport(mountStaff: MountStaff, { leads, hours, reasons }: DeskContext): void {
  const answer = recent(KEPT, async () => {
    const now = new Date();
    const mondays = mondaysUntil(now, hours);
    const span = { weeks: startsOf(mondays, hours), until: now, waitingUntil: arrivedBefore(SLA.breachAfter, now.getTime(), hours) };
    return sumUpWeeks(await askStore(() => readTallies(leads, span), READ_BUDGET), { mondays, now, hours, reasons });
  });
  mountStaff(getWeeklyReport, answer);
}
