import {
  type LeadHint,
  leadTransitions,
  type TransitionRefusal,
  transitionLead as transitionEndpoint,
} from '@annuity-lantern/contracts/http';
import { findLead, type Leads, transitionLead } from '@annuity-lantern/lead-store';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { belongsToColleague, colleagueOf, findAdvisors } from './find-colleague.ts';
import { notStored, refusal, refuseLongHistory, refuseUnlessMayAct } from './refusals.ts';
import { toLeadDetail } from './to-lead-detail.ts';

interface TransitionOptions {
  readonly leads: Leads;
  readonly audit: AuditWriter;
  readonly connection: Store['connection'];
  readonly hint: (hint: LeadHint) => void;
}

/** Changes of a lead's status, audited before they are made. */
export function mountTransitions(mountStaff: MountStaff, { leads, audit, connection, hint }: TransitionOptions): void {
  mountStaff(transitionEndpoint, async ({ params, body: { to, seq, note, despite } }, { request, log }) => {
    const leadId = params.id.toLowerCase();
    const caller = callerOf(request);
    const at = new Date();
    const seen = await askStore(() => findLead(leads, leadId));
    if (!seen) throw notStored();
    const allowed: TransitionRefusal['allowed'] = leadTransitions[seen.status];
    if (seen.seq !== seq || !allowed.includes(to)) throw refusal(seen, seq);
    refuseUnlessMayAct(seen, caller);
    refuseLongHistory(seen);

    const isTaken = to === 'assigned' && !seen.owner;
    const colleague = isTaken ? colleagueOf(await findAdvisors({ leads, connection }, seen), caller.id) : undefined;
    if (colleague && !despite) throw belongsToColleague(colleague);

    const details = { from: seen.status, to, seq, ...(colleague ? { despite: colleague.owner } : {}) };
    const result = await doAudited({
      audit,
      entry: { at, by: caller.username, action: 'transition', leadId, details },
      work: () => transitionLead(leads, leadId, { to, seq, note, by: actorOf(caller), now: at }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, seq) : notStored();
    log.info('the status of a lead was changed', { leadId });
    hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
    return toLeadDetail(result.lead);
  });
}
