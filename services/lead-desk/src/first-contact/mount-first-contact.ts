import { getFirstContact } from '@annuity-lantern/contracts/http';
import { arrivedBefore, SLA } from '@annuity-lantern/contracts/sla';
import { readFirstContacts } from '@annuity-lantern/lead-store';
import { recent } from '@annuity-lantern/service-kit/recent';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { mondaysUntil, startsOf, sumUp } from './first-contact-figures.ts';

/** Milliseconds for which one answer is cached for all desks. */
const KEPT = 60_000;

/** How soon visitors were called. */
export function mountFirstContact(mountStaff: MountStaff, { leads, hours }: DeskContext): void {
  const answer = recent(KEPT, async () => {
    const now = new Date();
    const mondays = mondaysUntil(now, hours);
    const span = { weeks: startsOf(mondays, hours), until: now, waitingUntil: arrivedBefore(SLA.breachAfter, now.getTime(), hours) };
    return sumUp(await askStore(() => readFirstContacts(leads, span)), { mondays, now, hours });
  });
  mountStaff(getFirstContact, answer);
}
