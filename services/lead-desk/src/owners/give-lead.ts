import type { AssignOutcome, ColleagueRefusal, LeadHint } from '@annuity-lantern/contracts/http';
import { type Actor, type Leads, mayGet, type Recipient, type StoredLead, setOwner } from '@annuity-lantern/lead-store';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { changeAudited } from '../lead-work/change-call.ts';
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
  const { leads, by, owner, reason, despite, serviceOnly } = giving;
  if (owner && !serviceOnly && !mayGet(owner, lead)) return 'not_licensed';
  const now = new Date();
  const details = changeOf(lead, owner, { despite, serviceOnly });
  const entry = { at: now, by: by.username, action: 'owner', leadId, details } as const;
  const made = await changeAudited(giving, entry, () =>
    setOwner(leads, leadId, { to: owner, seq: lead.seq, reason, serviceOnly, by, now }),
  );
  if (made.outcome === 'changed') return 'changed';
  return made.outcome === 'refused' ? 'stale' : 'not_found';
}
