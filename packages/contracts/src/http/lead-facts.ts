import * as z from 'zod/mini';
import { CallOutcome, callbackKinds } from './call-outcomes.ts';
import { leadKinds } from './lead-fields.ts';
import { LeadStatus } from './lead-status.ts';
import { consentDoubts } from './leads.ts';
import type { BounceReason, OTHER_ADDRESS } from './no-calls.ts';
import type { ConsentChannel, RecordedWay, RevocationWay } from './revocations.ts';

// Each shape is made over the schema of a time: ISO text on the wire, a `Date` in the store (`lead-record.ts`). So a fact is written here once.

/** One of our words by its type. Read as any text, since a newer version may have more. */
export const word = <Word extends string>() => z.string() as unknown as z.ZodMiniType<Word, Word>;

/** What a check of the contact found: `unknown` if no name server answered. */
export const ContactOutcome = z.enum(['good', 'false', 'unknown']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

/** That no one may call or mail, about one request. It says nothing about the person's other requests. */
export const wishOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    at: time,
    /** `visitor`, or the user name of a member of staff. */
    by: z.string(),
  });

/** What lists, details and the store have alike. */
export const rowFacts = <Time extends z.ZodMiniType>(time: Time) => ({
  kind: z.enum(leadKinds),
  status: LeadStatus,
  /** Raised by each change that staff see. A change of status names the `seq` that it is based on. */
  seq: z.number(),
  createdAt: time,
  /** Why the consent that came with the request counts as not given; absent without such a doubt. */
  consentDoubt: z.optional(z.enum(consentDoubts)),
  /** Consents that were taken back, oldest first; absent if there are none. `effectiveConsent` says what applies now. */
  revocations: z.optional(
    z.array(
      z.object({
        at: time,
        /** User name of the member of staff who recorded it, or `visitor`. */
        by: z.string(),
        channels: z.array(word<ConsentChannel>()),
        way: word<RecordedWay>(),
        /** Of the request after it. */
        seq: z.number(),
      }),
    ),
  ),
  /** Present if the person wants no calls about this request. In the store, read it by `noCallsHereOf`. */
  noCallsHere: z.optional(wishOver(time)),
  /** The one member of staff who works on it. Others read it, add notes and record revocations. Absent while it has none. */
  owner: z.optional(
    z.object({
      /** Of the account. */
      id: z.string(),
      username: z.string(),
      since: time,
      /** A manager gave it to an account without a license for its state: for service, not to sell. */
      serviceOnly: z.optional(z.boolean()),
    }),
  ),
  /** The number of calls so far, and the last of them; absent before the first one. */
  calls: z.optional(
    z.object({
      count: z.number(),
      at: time,
      /** User name. */
      by: z.string(),
      outcome: CallOutcome,
    }),
  ),
  /** When to call next. The next call, or the end of the request, removes it. The effect `callback` has the same time. */
  callback: z.optional(
    z.object({
      at: time,
      /** User name of the person who promised or planned it. */
      by: z.string(),
      /** Absent if the visitor asked for it. */
      kind: z.optional(z.enum(callbackKinds)),
      /** Of an appointment: which one of the request it is, and its version. They name the event of the calendar file. */
      number: z.optional(z.number()),
      version: z.optional(z.number()),
    }),
  ),
  /** Who found the phone number wrong. Removed by a corrected number, and by a call with another outcome. */
  wrongNumber: z.optional(wishOver(time)),
});

/** What rows say of the person beside the request. */
export const personFacts = {
  /** How many other requests have its mail address; absent without any, and for a viewer. */
  others: z.optional(z.number()),
};

/** What details and the store have alike. */
export const detailFacts = <Time extends z.ZodMiniType>(time: Time) => ({
  ...rowFacts(time),
  /** Who works on it beside its owner, because the visitor agreed to it. Ends when the request changes hands. */
  secondAdvisor: z.optional(
    z.object({
      /** Of the account. */
      id: z.string(),
      username: z.string(),
      /** The day on which the visitor agreed, `2026-03-02`. */
      agreedOn: z.iso.date(),
      /** How the visitor told us. */
      way: word<RevocationWay>(),
      /** User name of the member of staff who recorded it. */
      by: z.string(),
      at: time,
    }),
  ),
  /** Why it was closed or set aside; absent without a reason, and after it was reopened. */
  reason: z.optional(z.string()),
  /** A manager's order to keep the request, so that nothing erases it. */
  hold: z.optional(
    z.object({
      at: time,
      /** User name. */
      by: z.string(),
      reason: z.string(),
    }),
  ),
  /** Answers by names that this version does not know, as a newer version of the form sent them. */
  otherAnswers: z.optional(z.record(z.string(), z.unknown())),
  /** Result of the last check; absent until one has run. */
  contact: z.optional(z.object({ email: ContactOutcome, phone: ContactOutcome })),
  /** Id of the request that the same form had sent with other answers. Both were kept, because the ledger could not be read at that moment. */
  keyConflict: z.optional(z.uuid()),
});

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

/** An entry of the history. */
export const historyEntryOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    at: time,
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
    callbackAt: z.optional(time),
    /** When the office plans to call again, or the time that both agreed on. */
    nextAt: z.optional(time),
    /** A mail asks the visitor for a time or a number. */
    asked: z.optional(z.literal(true)),
    /** Of a change of owner: user names. Absent where there is no owner. */
    fromOwner: z.optional(z.string()),
    toOwner: z.optional(z.string()),
    /** The new owner is not licensed for the state: it was given for service only. */
    serviceOnly: z.optional(z.boolean()),
    /** User name of a second advisor: the new one, or the one whose part ended, also with a change of owner. */
    second: z.optional(z.string()),
    /** The day on which the visitor agreed to a second advisor. */
    agreedOn: z.optional(z.iso.date()),
    /** Of a revocation, or a wish of the visitor about this request. */
    channels: z.optional(z.array(word<ConsentChannel | 'calls' | 'allEmail'>())),
    /** Also of the consent to a second advisor. */
    way: z.optional(word<RecordedWay | typeof OTHER_ADDRESS | BounceReason>()),
    /** Of a corrected contact: the values before. */
    old: z.optional(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
    /** Of answers that the visitor corrected: their names. */
    fields: z.optional(z.array(z.string())),
    /** Text by staff: beside a step, as the reason for a new owner, or as a separate note. Or by a visitor who answered a mail. */
    note: z.optional(z.string()),
  });

/** That staff decided that nothing more is to be done about a given-up effect. */
export const dismissalOver = <Time extends z.ZodMiniType>(time: Time) => z.object({ at: time, by: z.string(), reason: z.string() });
