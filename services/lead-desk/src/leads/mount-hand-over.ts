import { countOpenRequests, handOverRequests, openStatuses } from '@annuity-lantern/contracts/http';
import { findLeads, type Leads } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { giveLead } from './give-lead.ts';
import type { LeadWorkOptions } from './mount-lead-work.ts';
import { findNewOwner, invalidOwner, reasonMissing } from './owner-changes.ts';

/** Requests of one status that are counted, or read at a time. */
const BATCH = 50;
/** Longest time for one hand-over, in milliseconds, below the gateway's timeout. */
const TIME_LIMIT = 8000;

/** The open requests of an account, for the moment when it stops to work on them. */
export function mountHandOver(mountStaff: MountStaff, { leads, audit, connection, hint }: LeadWorkOptions): void {
  mountStaff(countOpenRequests, async ({ params: { id } }) => {
    const found = await Promise.all(openStatuses.map((status) => findOpen(leads, id, status)));
    const count = found.reduce((total, { records }) => total + records.length, 0);
    return { count, more: found.some(({ nextCursor, narrow }) => nextCursor !== undefined || narrow) };
  });

  mountStaff(handOverRequests, async ({ params: { id }, body: { to, reason } }, { request, log }) => {
    if (!reason) throw reasonMissing();
    const owner = await findNewOwner(connection, to);
    if (owner?.id === id.toLowerCase()) throw invalidOwner('to', 'Choose someone else.');
    const giving = { leads, audit, hint, by: actorOf(callerOf(request)), owner, reason };
    const deadline = performance.now() + TIME_LIMIT;
    let given = 0;
    for (const status of openStatuses) {
      for (;;) {
        const { records } = await findOpen(leads, id, status);
        if (records.length === 0) break;
        // One after another, because the audit is a chain. One that changed meanwhile is read again.
        for (const lead of records) {
          if (performance.now() > deadline) return { given, more: true };
          if ((await giveLead(giving, lead._id, lead)) === 'changed') given += 1;
        }
      }
    }
    log.info('leads changed hands', { count: given });
    return { given, more: false };
  });
}

function findOpen(leads: Leads, id: string, status: (typeof openStatuses)[number]) {
  return askStore(() => findLeads(leads, { filter: { owners: [id.toLowerCase()], status }, sort: 'newest', limit: BATCH }));
}
