import type { LeadDetail, LeadHint, RefusableAction } from '@annuity-lantern/contracts/http';
import { type Actor, type ChangeOutcome, findLead, type StoredLead } from '@annuity-lantern/lead-store';
import type { CallContext } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { type DetailParts, detailFor, partsOf } from '../lead-detail/detail-for.ts';
import { callerOf } from '../session/staff.ts';
import { actorOf } from './actor-of.ts';
import { notStored, refusal } from './refusals.ts';

/** Who asks for a change of which lead. */
export interface Asked {
  readonly leadId: string;
  readonly by: Actor;
  readonly now: Date;
  /** Null if it is not stored. */
  readonly seen: StoredLead | null;
  /** @throws AppError `not_found` (404) */
  readonly stored: () => StoredLead;
  /** The lead with the `seq` that the person saw. @throws AppError `not_found` (404), `transition_not_allowed` (409) */
  readonly seenAt: (seq: number) => StoredLead;
}

/** A change that may be made. */
export interface Planned {
  readonly details?: AuditEntry['details'];
  /** An error in place of an outcome refuses the change with its own words. */
  readonly change: () => Promise<ChangeOutcome | AppError>;
  /** The lead with the contact that it has afterwards, by which the answer tells of the person. */
  readonly reached?: StoredLead | null;
  /** What else follows. Must not reject: the change is stored. */
  readonly after?: (lead: StoredLead, parts: DetailParts | undefined) => Promise<StoredLead>;
}

/**
 * A call of staff that changes one lead: `plan` refuses it or says what it does. Audited before the change, which is recorded as refused if it comes to
 * nothing. Answers the whole lead for the caller.
 */
export function changesLead<Input extends { readonly params: { readonly id: string } }>(
  desk: DeskContext,
  action: RefusableAction,
  plan: (input: Input, asked: Asked) => Promise<Planned> | Planned,
): (input: Input, context: Pick<CallContext, 'request' | 'log'>) => Promise<LeadDetail> {
  return async (input, { request, log }) => {
    const leadId = input.params.id.toLowerCase();
    const caller = callerOf(request);
    const now = new Date();
    const seen = await askStore(() => findLead(desk.leads, leadId));
    const stored = () => {
      if (!seen) throw notStored();
      return seen;
    };
    const seenAt = (seq: number) => {
      if (stored().seq !== seq) throw refusal(stored(), seq);
      return stored();
    };
    const planned = await plan(input, { leadId, by: actorOf(caller), now, seen, stored, seenAt });
    const { details, change, reached = seen, after } = planned;
    const parts = reached ? await partsOf(desk, reached, caller) : undefined;
    const entry = { at: now, by: caller.username, action, leadId, ...(details ? { details } : {}) };
    const made = await changeAudited(desk, entry, change);
    if (made instanceof AppError) throw made;
    if (made.outcome === 'refused') throw refusal(made.lead, seen?.seq ?? made.lead.seq);
    if (made.outcome === 'unknown') throw notStored();
    log.info('a lead was changed', { step: action, leadId });
    return detailFor(after ? await after(made.lead, parts) : made.lead, parts);
  };
}

interface Auditing {
  readonly audit: AuditWriter;
  readonly hint: (hint: LeadHint) => void;
}

/** Changes a lead after the audit has its entry, and tells open desks. */
export async function changeAudited<Made extends ChangeOutcome | AppError>(
  { audit, hint }: Auditing,
  entry: AuditEntry & { readonly action: RefusableAction },
  change: () => Promise<Made>,
): Promise<Made> {
  const made = await doAudited({ audit, entry, work: change, isRefusal: (result) => changedLeadOf(result) === undefined });
  const lead = changedLeadOf(made);
  if (lead) hint({ id: lead._id, kind: lead.kind, what: 'changed' });
  return made;
}

function changedLeadOf(made: ChangeOutcome | AppError): StoredLead | undefined {
  return 'outcome' in made && made.outcome === 'changed' ? made.lead : undefined;
}
