import { contactRefusal } from '@annuity-lantern/contact-check/contact-refusal';
import {
  type Corrections,
  correctMyRequest,
  eraseMyRequest,
  fieldsOf,
  OWN_PAGE,
  revokeMyConsent,
  rowOf,
  stopMyCalls,
  stopMyEmail,
  VISITOR_ACTOR,
} from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import { addToList } from '../contact/add-to-list.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { notStored, refuseLongHistory, revokedAlready } from '../lead-work/refusals.ts';
import { findFalse } from './find-false.ts';
import { type MountVisit, visitOver } from './mount-visit.ts';
import { toMyRequest } from './to-my-request.ts';

/** Visitors may correct what is theirs, also while an advisor owns the request. */
const visitor = { id: VISITOR_ACTOR, username: VISITOR_ACTOR, isManager: true };
/** Tries to change a request that staff change at the same moment. */
const TRIES = 4;

type Answers = { readonly [Name in keyof Corrections]?: Corrections[Name] };

/** What a visitor corrects and takes back. Audited before it changes; the audit names the fields, never their values. */
export function mountOwnChanges(mountVisit: MountVisit, options: DeskContext): void {
  const { leads, doNotCall, audit, hint } = options;

  mountVisit(correctMyRequest, async (seen, { body }) => {
    refuseLongHistory(seen);
    const { email, phone, ...answers } = changedOf(seen, body);
    const found = await findFalse(options.contactCheck, seen, { email, phone });
    if (found) throw contactRefusal(found);
    const reached = email === undefined && phone === undefined ? seen : await correct(seen, { email, phone });
    const lead = Object.keys(answers).length === 0 ? reached : await correct(reached, { answers });
    hint({ id: lead._id, kind: lead.kind, what: 'changed' });
    return await toMyRequest(options, lead);
  });

  mountVisit(revokeMyConsent, async (visit, { body: { channels } }) => {
    const { _id: leadId } = visit;
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by: VISITOR_ACTOR, action: 'revocation', leadId, details: { channels, way: OWN_PAGE } },
      work: () => leadStore.recordRevocation(leads, leadId, { channels, way: OWN_PAGE, by: VISITOR_ACTOR, visit, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw visitOver();
    if (lead === 'full') throw revokedAlready();
    hint({ id: leadId, kind: lead.kind, what: 'changed' });
    return await toMyRequest(options, lead);
  });

  // A mailbox proves no number: other requests with it show staff that they must ask first.
  mountVisit(stopMyCalls, async (visit) => await toMyRequest(options, await wish(visit, 'noCalls')));

  mountVisit(stopMyEmail, async (visit) => {
    const lead = await wish(visit, 'noEmail');
    // The address of the visit: the code that was mailed there has proved it.
    const record = await askStore(() => doNotCall.read(visit));
    if (!leadStore.isWishedWith(visit._id, record, 'noEmail'))
      await addToList(options, visit, { way: OWN_PAGE, by: VISITOR_ACTOR, now: new Date() }, 'email');
    return await toMyRequest(options, lead);
  });

  mountVisit(eraseMyRequest, async ({ _id: leadId, kind }) => {
    const isOrdered = await doAudited({
      audit,
      entry: { at: new Date(), by: VISITOR_ACTOR, action: 'erase', leadId, details: { reason: 'asked' } },
      work: () => leadStore.orderErasure(leads, leadId),
      isRefusal: (ordered) => !ordered,
    });
    if (!isOrdered) throw new AppError('request_held', { message: 'the lead has a hold' });
    hint({ id: leadId, kind, what: 'changed' });
    return undefined;
  });

  /** A wish that goes with the request. */
  async function wish(visit: leadStore.StoredLead, about: 'noCalls' | 'noEmail'): Promise<leadStore.StoredLead> {
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: {
        at: now,
        by: VISITOR_ACTOR,
        action: about === 'noCalls' ? 'no_calls' : 'no_email',
        leadId: visit._id,
        details: { way: OWN_PAGE },
      },
      work: () => leadStore.recordOwnWish(leads, visit, about, now),
      isRefusal: (found) => found === null,
    });
    if (!lead) throw visitOver();
    hint({ id: visit._id, kind: visit.kind, what: 'changed' });
    return lead;
  }

  interface Part {
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
    readonly answers?: Omit<Answers, 'email' | 'phone'>;
  }

  /** The visitor's word counts, so a change by staff at the same moment only means another try. A new contact ends the visit. */
  async function correct(before: leadStore.StoredLead, { email, phone, answers }: Part): Promise<leadStore.StoredLead> {
    const { _id: leadId } = before;
    const fields = answers ? Object.keys(answers) : [...(email === undefined ? [] : ['email']), ...(phone === undefined ? [] : ['phone'])];
    let { seq } = before;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const now = new Date();
      const seen = seq;
      const result = await doAudited({
        audit,
        entry: { at: now, by: VISITOR_ACTOR, action: answers ? 'answers' : 'contact', leadId, details: { seq, fields } },
        work: () =>
          answers
            ? leadStore.correctAnswers(leads, leadId, { answers, seq: seen, by: VISITOR_ACTOR, isOwn: true, now })
            : leadStore.correctContact(leads, leadId, { email, phone, resend: true, isOwn: true, seq: seen, by: visitor, now }),
        isRefusal: ({ outcome }) => outcome !== 'changed',
      });
      if (result.outcome === 'changed') return result.lead;
      if (result.outcome === 'unknown') throw notStored();
      if (result.lead.email !== before.email || result.lead.phone !== before.phone) throw visitOver();
      seq = result.lead.seq;
    }
    throw new AppError('store_unavailable', { message: 'the lead kept changing', retryAfter: 1 });
  }
}

/**
 * The answers that differ from what is stored.
 *
 * @throws AppError `invalid_input` (400) for an answer that this form does not ask, or one that it needs
 */
function changedOf(lead: leadStore.StoredLead, body: Corrections): Answers {
  const stored = lead as { readonly [Name in keyof Corrections]?: unknown };
  const given = Object.entries(body) as [keyof Corrections, Corrections[keyof Corrections]][];
  for (const [field, answer] of given) {
    const isAsked = fieldsOf[lead.kind].some((name) => name === field);
    const isNeeded = rowOf(field).on[lead.kind] === 'required';
    if (!isAsked || (isNeeded && answer === '')) throw notOfThisForm(field);
  }
  return Object.fromEntries(given.filter(([field, answer]) => JSON.stringify(stored[field] ?? '') !== JSON.stringify(answer)));
}

function notOfThisForm(field: string): AppError {
  const message = 'This answer cannot be changed like this.';
  return new AppError('invalid_input', {
    message: 'the form does not ask this, or needs it',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
