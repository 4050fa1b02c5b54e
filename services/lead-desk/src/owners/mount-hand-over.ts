import { type ColleagueRefusal, countOpenRequests, handOverRequests, openStatuses } from '@annuity-lantern/contracts/http';
import { findLeads, findOwnership, type LeadCursor, type Leads, type Ownership, parseLeadCursor } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { isHistoryFull } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { colleagueOf, findAdvisors } from './find-colleague.ts';
import { giveLead } from './give-lead.ts';
import { findNewOwner, invalidOwner, reasonMissing, refuseServiceOnly } from './owner-changes.ts';

/** Requests of one status that are counted, or read at a time. */
const BATCH = 50;
/** Longest time for one hand-over, in milliseconds, below the gateway's timeout. */
const TIME_LIMIT = 8000;

/** The open requests of an account, for the moment when it stops to work on them. */
export function mountHandOver(mountStaff: MountStaff, { leads, audit, connection, hours, hint }: DeskContext): void {
  mountStaff(countOpenRequests, async ({ params: { id } }) => {
    const found = await Promise.all(openStatuses.map((status) => findOpen(leads, id.toLowerCase(), status)));
    const count = found.reduce((total, { records }) => total + records.length, 0);
    return { count, more: found.some(({ nextCursor, narrow }) => nextCursor !== undefined || narrow) };
  });

  mountStaff(handOverRequests, async ({ params: { id }, body: { to, reason, serviceOnly } }, { request, log }) => {
    if (!reason) throw reasonMissing();
    const by = actorOf(callerOf(request));
    refuseServiceOnly(by, { serviceOnly, reason });
    const owner = await findNewOwner({ connection, hours }, to);
    const from = id.toLowerCase();
    if (owner?.id === from) throw invalidOwner('to', 'Choose someone else.');
    const giving = { leads, audit, hint, by, owner, reason, serviceOnly };
    const deadline = performance.now() + TIME_LIMIT;
    let given = 0;
    let shared = 0;
    let unlicensed = 0;
    for (const status of openStatuses) {
      let after: LeadCursor | null | undefined;
      do {
        const { records, nextCursor } = await findOpen(leads, from, status, after);
        const ids = records.map(({ _id }) => _id);
        const seen = await askStore(() => findOwnership(leads, ids));
        // One after another, because the audit is a chain. One that changes meanwhile stays, and is counted again.
        for (const [leadId, lead] of seen) {
          if (performance.now() > deadline) return answer(true);
          if (lead.owner?.id !== from || isHistoryFull(lead)) continue;
          const despite = await colleagueWith(lead);
          const outcome = await giveLead({ ...giving, despite }, leadId, lead);
          if (outcome === 'not_licensed') unlicensed += 1;
          if (outcome !== 'changed') continue;
          given += 1;
          if (despite) shared += 1;
        }
        after = nextCursor === undefined ? null : parseLeadCursor(nextCursor);
      } while (after);
    }
    log.info('leads changed hands', { count: given });
    return answer(false);

    function answer(more: boolean) {
      return { given, shared, more, ...(unlicensed > 0 ? { unlicensed } : {}) };
    }

    /** Who has another request of the person, beside the account and the new owner. */
    async function colleagueWith(lead: Ownership): Promise<ColleagueRefusal | undefined> {
      if (!owner) return undefined;
      const advisors = await findAdvisors({ leads, connection }, lead);
      return colleagueOf(new Map([...advisors].filter(([one]) => one !== from)), owner.id);
    }
  });
}

function findOpen(leads: Leads, owner: string, status: (typeof openStatuses)[number], after?: LeadCursor | null) {
  const filter = { owners: [owner], status };
  return askStore(() => findLeads(leads, { filter, sort: 'newest', limit: BATCH, ...(after ? { after } : {}) }));
}
