import * as z from 'zod/mini';
import { type EffectName, effectNames } from '../effects.ts';
import { KeptAttachment } from './attachments.ts';
import { defineEndpoint } from './endpoint.ts';
import { detailFacts, dismissalOver, historyEntryOver, rowFacts } from './lead-facts.ts';
import { annuityReviewFields, consultationFields, leadKinds, storedAnswersOf } from './lead-fields.ts';
import { LeadStatus } from './lead-status.ts';
import { StoredConsent } from './leads.ts';
import { listedFacts, noCallsEntryOver } from './no-calls.ts';

/**
 * `waiting`: for another effect. `due`: at its next time. `sending`: claimed by a worker. `unconfirmed`: it may have happened, and is not
 * retried, so that it does not happen twice. `parked`: given up until staff replay it. `skipped`: not wanted for this lead.
 */
export const EffectState = z.enum(['waiting', 'due', 'sending', 'done', 'parked', 'unconfirmed', 'skipped']);
export type EffectState = z.infer<typeof EffectState>;

const effectViewOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    state: EffectState,
    /** How often a worker claimed it. */
    attempts: z.number(),
    /** Of the next try, while `due`. */
    nextAt: z.optional(time),
    doneAt: z.optional(time),
    /** A class of ours such as `smtp_unreachable`, never a provider's text. */
    lastError: z.optional(z.string()),
    /** The last five failures, oldest first, with the provider's code (`550`). */
    lastAttempts: z.optional(z.array(z.object({ error: z.string(), code: z.optional(z.string()), at: time }))),
    dismissed: z.optional(dismissalOver(time)),
  });

function effectViews<View extends z.ZodMiniType>(view: View) {
  const schema = z.optional(view);
  return Object.fromEntries(effectNames.map((name) => [name, schema])) as Record<EffectName, typeof schema>;
}

/** Another request of the same person, or perhaps of the same person. */
const relatedOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    id: z.uuid(),
    createdAt: time,
    status: LeadStatus,
    kind: z.enum(leadKinds),
    /** `same` with the e-mail address of this request; `maybe` with its phone number alone, which a household shares. */
    likeness: z.enum(['same', 'maybe']),
    /** The contact that both requests share. */
    reason: z.enum(['email', 'phone', 'email and phone']),
    /** User name; absent without an owner. */
    owner: z.optional(z.string()),
    state: z.optional(z.string()),
    calls: rowFacts(time).calls,
    callback: rowFacts(time).callback,
    /** To compare it, where the numbers differ. */
    phone: z.optional(z.string()),
  });

/** A request in full, over the schema of its times. What it does not name, the desk cannot show. */
export const leadDetailOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    id: z.uuid(),
    ...storedAnswersOf([...consultationFields, ...annuityReviewFields]),
    /** As the visitor gave it; absent when none was given. */
    consent: z.optional(StoredConsent),
    ...detailFacts(time),
    ...listedFacts(time),
    /** What was recorded about calls to this phone number and mail to this address, oldest first. Absent with `noCalls`. */
    callEntries: z.optional(z.array(noCallsEntryOver(time))),
    /** Path of the page the form was on. */
    page: z.optional(z.string()),
    /** The figures that the visitor attached; absent when there are none. */
    attachments: z.optional(z.array(KeptAttachment)),
    /** Newest first; absent when there is none, and for a viewer. */
    related: z.optional(z.array(relatedOver(time))),
    /** Oldest first. */
    history: z.array(historyEntryOver(time)),
    /** Those that the lead's document holds. */
    effects: z.object(effectViews(effectViewOver(time))),
  });
export const LeadDetail = leadDetailOver(z.iso.datetime());
export type LeadDetail = z.infer<typeof LeadDetail>;
export type LeadOwner = NonNullable<LeadDetail['owner']>;
export type EffectView = NonNullable<LeadDetail['effects'][EffectName]>;
export type RelatedLead = NonNullable<LeadDetail['related']>[number];

export const HistoryEntry = historyEntryOver(z.iso.datetime());
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const getLead = defineEndpoint({
  name: 'getLead',
  method: 'GET',
  path: '/api/leads/:id',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Read one lead with its side effects and its history',
  params: z.strictObject({ id: z.uuid() }),
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'invalid_input', 'not_found', 'store_unavailable'],
});
