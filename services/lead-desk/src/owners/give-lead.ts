import type { AssignOutcome, ColleagueRefusal, LeadHint } from '@annuity-lantern/contracts/http';
import { type Actor, type Leads, mayGet, type Recipient, type StoredLead, setOwner } from '@annuity-lantern/lead-store';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { doAudited } from '../do-audited.ts';
import { changeOf } from './owner-changes.ts';

interface Giving {
  readonly leads: Leads;
  readonly audit: AuditWriter;
  readonly hint: (hint: LeadHint) => void;
  readonly by: Actor;
  /** Null to leave the lead unowned. */
  readonly owner: Recipient | null;
  readonly reason: string | undefined;
  /** A colleague who has another request of the person. */
  readonly despite?: ColleagueRefusal | undefined;
  readonly serviceOnly?: true | undefined;
}

/** Gives one lead to an owner, unless it has changed since it was read. Audited before the change. */
export async function giveLead(giving: Giving, leadId: string, lead: Pick<StoredLead, 'owner' | 'seq' | 'state'>): Promise<AssignOutcome> {
  const { leads, audit, hint, by, owner, reason, despite, serviceOnly } = giving;
  if (owner && !serviceOnly && !mayGet(owner, lead)) return 'not_licensed';
  const now = new Date();
  const result = await doAudited({
    audit,
    entry: { at: now, by: by.username, action: 'owner', leadId, details: changeOf(lead, owner, { despite, serviceOnly }) },
    work: () => setOwner(leads, leadId, { to: owner, seq: lead.seq, reason, serviceOnly, by, now }),
    isRefusal: ({ outcome }) => outcome !== 'changed',
  });
  if (result.outcome !== 'changed') return result.outcome === 'refused' ? 'stale' : 'not_found';
  hint({ id: leadId, kind: result.lead.kind, what: 'changed' });
  return 'changed';
}
