import * as z from 'zod/mini';
import { type EffectName, effectNames } from '../effects.ts';
import { KeptAttachment } from './attachments.ts';
import { Callback, CallOutcome, LeadCalls } from './call-outcomes.ts';
import { defineEndpoint } from './endpoint.ts';
import { annuityReviewFields, consultationFields, leadKinds, storedAnswersOf } from './lead-fields.ts';
import { LeadOwner, SecondAdvisor } from './lead-owner.ts';
import { LeadStatus } from './lead-status.ts';
import { consentDoubts, StoredConsent } from './leads.ts';
import { NoCalls, NoCallsEntry, NoCallsHere } from './no-calls.ts';
import { Revocation } from './revocations.ts';

/**
 * `waiting`: for another effect. `due`: at its next time. `sending`: claimed by a worker. `unconfirmed`: it may have happened, and is not
 * retried, so that it does not happen twice. `parked`: given up until staff replay it. `skipped`: not wanted for this lead.
 */
export const EffectState = z.enum(['waiting', 'due', 'sending', 'done', 'parked', 'unconfirmed', 'skipped']);
export type EffectState = z.infer<typeof EffectState>;

export const EffectView = z.object({
  state: EffectState,
  /** How often a worker claimed it. */
  attempts: z.number(),
  /** Of the next try, while `due`. */
  nextAt: z.optional(z.iso.datetime()),
  doneAt: z.optional(z.iso.datetime()),
  /** A class of ours such as `smtp_unreachable`, never a provider's text. */
  lastError: z.optional(z.string()),
  /** The last five failures, oldest first, with the provider's code (`550`). */
  lastAttempts: z.optional(z.array(z.object({ error: z.string(), code: z.optional(z.string()), at: z.iso.datetime() }))),
  /** Staff decided that nothing more is to be done about a given-up effect. */
  dismissed: z.optional(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
});
export type EffectView = z.infer<typeof EffectView>;

function effectViews() {
  const view = z.optional(EffectView);
  return Object.fromEntries(effectNames.map((name) => [name, view])) as Record<EffectName, typeof view>;
}

/** What a check of the contact found: `unknown` if no name server answered. */
export const ContactOutcome = z.enum(['good', 'false', 'unknown']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

const historyKinds = [
  'received',
  'completed',
  'status',
  'owner',
  'second_advisor',
  'second_advisor_ended',
  'call',
  'contact',
  'answers',
  'note',
  'consent',
  'held',
  'hold_ended',
  'erased',
  /** A kind that another version stored. */
  'other',
] as const;

export const HistoryEntry = z.object({
  at: z.iso.datetime(),
  /** Of the request after it. A note leaves it as it was. */
  seq: z.number(),
  what: z.catch(z.enum(historyKinds), 'other'),
  /** `visitor`, `system`, or the user name of a member of staff. */
  by: z.string(),
  /** Of a change of status, also by a new owner. */
  from: z.optional(LeadStatus),
  to: z.optional(LeadStatus),
  /** Why the request was closed, set aside or held, in a few words. Of an erasure: an `ErasureReason`. */
  reason: z.optional(z.string()),
  /** Of a call that changed no status. */
  outcome: z.optional(CallOutcome),
  /** When the visitor wants to be called back. */
  callbackAt: z.optional(z.iso.datetime()),
  /** Of a change of owner: user names. Absent where there is no owner. */
  fromOwner: z.optional(z.string()),
  toOwner: z.optional(z.string()),
  /** The new owner is not licensed for the state: it was given for service only. */
  serviceOnly: z.optional(z.boolean()),
  /** User name of a second advisor: the new one, or the one whose part ended, also with a change of owner. */
  second: z.optional(z.string()),
  /** The day on which the visitor agreed to a second advisor. */
  agreedOn: z.optional(z.iso.date()),
  /** Of a revocation. */
  channels: z.optional(z.array(z.string())),
  /** Also of the consent to a second advisor. */
  way: z.optional(z.string()),
  /** Of a corrected contact: the values before. */
  old: z.optional(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
  /** Of answers that the visitor corrected: their names. */
  fields: z.optional(z.array(z.string())),
  /** Text by staff: beside a step, as the reason for a new owner, or as a separate note. */
  note: z.optional(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Another request of the same person, or perhaps of the same person. */
export const RelatedLead = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  status: LeadStatus,
  kind: z.enum(leadKinds),
  /** `same` with the e-mail address of this request; `maybe` with its phone number alone, which a household shares. */
  likeness: z.enum(['same', 'maybe']),
  /** The contact that both requests share. */
  reason: z.enum(['email', 'phone', 'email and phone']),
  /** User name; absent without an owner. */
  owner: z.optional(z.string()),
});
export type RelatedLead = z.infer<typeof RelatedLead>;

export const LeadDetail = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  status: LeadStatus,
  /** Raised by each change that staff see. */
  seq: z.number(),
  createdAt: z.iso.datetime(),
  ...storedAnswersOf([...consultationFields, ...annuityReviewFields]),
  /** Answers by names that this version does not know, as a newer version of the form sent them. */
  otherAnswers: z.optional(z.record(z.string(), z.unknown())),
  consent: z.optional(StoredConsent),
  /** Present when the visitor sent a consent that cannot be proved; `consent` is absent then. */
  consentDoubt: z.optional(z.enum(consentDoubts)),
  /** Its revocations, oldest first (`effectiveConsent`). */
  revocations: z.optional(z.array(Revocation)),
  /** Null if the person may be called. Absent in answers that do not read it: the desk keeps what it knows. */
  noCalls: z.optional(z.nullable(NoCalls)),
  /** The same for mail to the address. */
  noEmail: z.optional(z.nullable(NoCalls)),
  /** Mail to the address came back for good. */
  badAddress: z.optional(z.nullable(NoCalls)),
  /** What was recorded about calls to this phone number and mail to this address, oldest first. Absent with `noCalls`. */
  callEntries: z.optional(z.array(NoCallsEntry)),
  /** Absent while the request has no owner. */
  owner: z.optional(LeadOwner),
  secondAdvisor: z.optional(SecondAdvisor),
  /** Absent before the first call. */
  calls: z.optional(LeadCalls),
  /** Absent unless the visitor asked to be called back. */
  callback: z.optional(Callback),
  /** Why it was closed or set aside; absent without a reason, and after it was reopened. */
  reason: z.optional(z.string()),
  /** Present if the person wants no calls about this request. */
  noCallsHere: z.optional(NoCallsHere),
  /** Someone asked for no calls about another request with this number: ask first, by mail. It forbids no call. */
  askFirst: z.optional(z.boolean()),
  /** A manager's order to keep the request, so that nothing erases it. */
  hold: z.optional(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
  /** Path of the page the form was on. */
  page: z.optional(z.string()),
  /** The figures that the visitor attached; absent when there are none. */
  attachments: z.optional(z.array(KeptAttachment)),
  /** Absent until the check has run. */
  contact: z.optional(z.object({ email: ContactOutcome, phone: ContactOutcome })),
  /**
   * Id of the request that the same form had sent with other answers. Both were kept, because the ledger could not be read at that moment.
   */
  keyConflict: z.optional(z.uuid()),
  /** Newest first; absent when there is none, for a viewer, and in answers of other calls than `getLead`. */
  related: z.optional(z.array(RelatedLead)),
  /** Oldest first. */
  history: z.array(HistoryEntry),
  /** Those that the lead's document holds. */
  effects: z.object(effectViews()),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

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
