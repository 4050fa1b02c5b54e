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
import { doAudited } from '../do-audited.ts';
import { addToList } from '../leads/add-to-list.ts';
import { notStored, refuseLongHistory, revokedAlready } from '../leads/refusals.ts';
import type { MountVisit, MyRequestOptions } from './mount-visit.ts';
import { toMyRequest } from './to-my-request.ts';

/** Visitors may correct what is theirs, also while an advisor owns the request. */
const visitor = { id: VISITOR_ACTOR, username: VISITOR_ACTOR, isManager: true };
/** Tries to change a request that staff change at the same moment. */
const TRIES = 4;

const ownEntry = () => ({ way: OWN_PAGE, by: VISITOR_ACTOR, now: new Date() }) as const;

type Answers = { readonly [Name in keyof Corrections]?: Corrections[Name] };

/** What a visitor corrects and takes back. Audited before it changes; the audit names the fields, never their values. */
export function mountOwnChanges(mountVisit: MountVisit, options: MyRequestOptions): void {
  const { leads, doNotCall, audit, hint } = options;

  mountVisit(correctMyRequest, async (seen, { body }) => {
    refuseLongHistory(seen);
    const { email, phone, ...answers } = changedOf(seen, body);
    await carryWishes(seen, { email, phone });
    const reached = email === undefined && phone === undefined ? seen : await correct(seen, { email, phone });
    const lead = Object.keys(answers).length === 0 ? reached : await correct(reached, { answers });
    hint({ id: lead._id, kind: lead.kind, what: 'changed' });
    return await toMyRequest(options, lead);
  });

  mountVisit(revokeMyConsent, async ({ _id: leadId }, { body: { channels } }) => {
    const now = new Date();
    const lead = await doAudited({
      audit,
      entry: { at: now, by: VISITOR_ACTOR, action: 'revocation', leadId, details: { channels, way: OWN_PAGE } },
      work: () => leadStore.recordRevocation(leads, leadId, { channels, way: OWN_PAGE, by: VISITOR_ACTOR, isOwn: true, now }),
      isRefusal: (found) => found === null || found === 'full',
    });
    if (!lead) throw notStored();
    if (lead === 'full') throw revokedAlready();
    hint({ id: leadId, kind: lead.kind, what: 'changed' });
    return await toMyRequest(options, lead);
  });

  mountVisit(stopMyCalls, async (lead) => {
    await askStore(() => leadStore.announceWish(leads, lead._id, 'noCalls'));
    await addToList(options, lead, ownEntry());
    return await toMyRequest(options, lead);
  });

  mountVisit(stopMyEmail, async (lead) => {
    await askStore(() => leadStore.announceWish(leads, lead._id, 'noEmail'));
    await addToList(options, lead, ownEntry(), 'email');
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

  /** A wish for no calls or no mail holds for a new number or address, too. Recorded before the correction, so that nothing goes out in between. */
  async function carryWishes(seen: leadStore.StoredLead, { email, phone }: Pick<Part, 'email' | 'phone'>): Promise<void> {
    if (email === undefined && phone === undefined) return;
    const { noCalls, noEmail } = await askStore(() => doNotCall.read(seen));
    if (noCalls && phone !== undefined) await addToList(options, { ...seen, phone }, ownEntry());
    if (noEmail && email !== undefined) await addToList(options, { ...seen, email }, ownEntry(), 'email');
  }

  interface Part {
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
    readonly answers?: Omit<Answers, 'email' | 'phone'>;
  }

  /** The visitor's word counts, so a change by staff at the same moment only means another try. */
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
            ? leadStore.correctAnswers(leads, leadId, { answers, seq: seen, by: VISITOR_ACTOR, now })
            : leadStore.correctContact(leads, leadId, { email, phone, resend: true, isOwn: true, seq: seen, by: visitor, now }),
        isRefusal: ({ outcome }) => outcome !== 'changed',
      });
      if (result.outcome === 'changed') return result.lead;
      if (result.outcome === 'unknown') throw notStored();
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
