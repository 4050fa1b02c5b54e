import { type AssignOutcome, assignLeads, type ColleagueRefusal, listOwners } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { listOwners as findOwners } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { actorOf } from '../lead-work/actor-of.ts';
import { isHistoryFull } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { colleagueOf, findAdvisors } from './find-colleague.ts';
import { giveLead } from './give-lead.ts';
import { findNewOwner, reasonMissing, refuseServiceOnly } from './owner-changes.ts';

/** Lists who can own requests, and assigns several requests to one owner. Each change is audited before it is made. */
export function mountAssignLeads(mountStaff: MountStaff, { leads, audit, connection, hours, hint }: DeskContext): void {
  mountStaff(listOwners, () => askStore(() => findOwners(connection)));

  mountStaff(assignLeads, async ({ body: { items, to, reason, despite, serviceOnly } }, { request, log }) => {
    const by = actorOf(callerOf(request));
    refuseServiceOnly(by, { serviceOnly, reason });
    const owner = await findNewOwner({ connection, hours }, to);
    const wanted = items.map(({ id, seq }) => ({ id: id.toLowerCase(), seq }));
    const seen = await askStore(() =>
      leadStore.findOwnership(
        leads,
        wanted.map(({ id }) => id),
      ),
    );
    const changes = wanted.map(({ id, seq }) => ({ id, plan: planOf(seen.get(id), seq) }));
    if (!reason && changes.some(({ plan }) => typeof plan !== 'string' && plan.owner)) throw reasonMissing();

    const giving = { leads, audit, hint, by, owner, reason, serviceOnly };
    const results: { id: string; outcome: AssignOutcome; colleague?: string }[] = [];
    // One after another, because the audit is a chain.
    for (const { id, plan } of changes) {
      if (typeof plan === 'string') {
        results.push({ id, outcome: plan });
        continue;
      }
      const colleague = await colleagueWith(plan);
      if (colleague && !despite) results.push({ id, outcome: 'belongs_to_colleague', colleague: colleague.owner });
      else results.push({ id, outcome: await giveLead({ ...giving, despite: colleague }, id, plan) });
    }
    log.info('leads changed hands', { count: results.filter(({ outcome }) => outcome === 'changed').length });
    return { results };

    /** The current lead if it can be assigned; otherwise the outcome. */
    function planOf(lead: leadStore.Ownership | undefined, seenSeq: number): leadStore.Ownership | AssignOutcome {
      if (!lead) return 'not_found';
      if (lead.owner?.id === owner?.id) return 'unchanged';
      if (lead.seq !== seenSeq && !wasOnlyCompleted(lead, seenSeq)) return 'stale';
      return isHistoryFull(lead) ? 'full' : lead;
    }

    /** The person's other requests in this call go to the same owner. */
    async function colleagueWith(lead: leadStore.Ownership): Promise<ColleagueRefusal | undefined> {
      const others = wanted.map(({ id }) => id);
      return owner ? colleagueOf(await findAdvisors({ leads, connection }, lead, others), owner.id) : undefined;
    }
  });
}

/** True if the system's completion, within a second of storing, is the only change: it does not affect a person's decision. */
function wasOnlyCompleted({ seq: present, history }: leadStore.Ownership, seenSeq: number): boolean {
  return seenSeq < present && history.every(({ seq, what }) => seq <= seenSeq || what === 'completed' || what === 'note');
}
