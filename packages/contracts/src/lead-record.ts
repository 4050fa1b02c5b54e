import * as z from 'zod/mini';
import { type EffectName, effectNames, type FirstEffect, firstEffects, type StartsAfter } from './effects.ts';
import { type Attachments, KeptAttachment } from './http/attachments.ts';
import { leadRowOver } from './http/find-leads.ts';
import { EffectState, leadDetailOver } from './http/lead-detail.ts';
import { detailFacts, dismissalOver, historyEntryOver, rowFacts, wishOver, word } from './http/lead-facts.ts';
import type { LeadField } from './http/lead-fields.ts';
import { type Consent, StoredConsent } from './http/leads.ts';
import type { ConsentChannel } from './http/revocations.ts';

const time = z.date();
const flag = () => z.optional(z.literal(true));

/** What a visitor can change on the page of their request. */
export type OwnChange = LeadField | Stop;
/** No calls or no mail at all, or a consent that was taken back. */
export type Stop = 'noCalls' | 'noEmail' | `no-${ConsentChannel}`;

/** One side effect of a lead: an entry of its outbox. */
const Effect = z.strictObject({
  state: EffectState,
  /** How often it was claimed. */
  attempts: z.number(),
  /** When a worker may claim it: the next try if `due`, the end of the lease if `sending`. Absent in other states. */
  nextAt: z.optional(time),
  /** Fencing token of the current claim: a result with another token is discarded. */
  token: z.optional(z.string()),
  /** When it was due before the current claim: only to measure how long it waited. */
  dueAt: z.optional(time),
  /** For an effect that starts with an owner: the lead's `seq` after the change that ordered it. The same for all tries. */
  order: z.optional(z.number()),
  /** For `appointmentMail`: what it is about. Its number names the event in calendars. */
  appointment: z.optional(z.strictObject({ number: z.number(), at: time })),
  /**
   * What earlier mail named, or possibly named; absent without any. For the mail about the owner, ids of the owner and the second advisor; for
   * `appointmentMail`, the number of the appointment.
   */
  told: z.optional(z.array(z.string())),
  /** For `changeMail`: what the visitor changed since the last such mail. */
  changes: z.optional(z.array(word<OwnChange>())),
  /** For `changeMail`: the lead's `seq` before the first of them. */
  since: z.optional(z.number()),
  /** For `changeMail`: the tab that sent the request made the change, and no mailbox has answered a code. */
  isUnproved: flag(),
  /** An `EffectError` or a `SkipReason`, possibly of another version. Never a provider's text, which may quote addresses. */
  lastErrorClass: z.optional(z.string()),
  /** Staff replayed it although the lead's effects contradict each other. */
  despiteContradiction: flag(),
  doneAt: z.optional(time),
  /** Its last failures, oldest first, at most five, with the provider's code (`550`) and no text of a provider. A replay removes them. */
  lastAttempts: z.optional(z.array(z.strictObject({ errorClass: z.string(), code: z.optional(z.string()), at: time }))),
  /** How often in a row its worker was lost: no outcome since. Its lead runs alone until the next outcome. Absent if never. */
  losses: z.optional(z.number()),
  /** A person replayed it: limits that wait for a person do not hold it again. */
  released: flag(),
  /** When it became parked or unconfirmed; absent otherwise, and once it is dismissed. */
  parkedAt: z.optional(time),
  /** A replay removes it. */
  dismissed: z.optional(dismissalOver(time)),
  // An effect that waits for another one names it.
  after: z.optional(z.string()),
  delay: z.optional(z.number()),
  evenIfParked: flag(),
  unlessContact: z.optional(z.array(word<NonNullable<StartsAfter['unlessContact']>[number]>())),
});

function outbox() {
  const isFirst = new Set<EffectName>(firstEffects);
  const schemas = effectNames.map((name) => [name, isFirst.has(name) ? Effect : z.optional(Effect)]);
  return Object.fromEntries(schemas) as {
    [Name in EffectName]: Name extends FirstEffect ? typeof Effect : z.ZodMiniOptional<typeof Effect>;
  };
}

/**
 * A document of `leads`: the lead with its consent, history and outbox, so that one insert stores all or nothing. The answers of its form are beside
 * these fields. What erasing leaves of each field is in `personal-fields.ts` of lead-store.
 */
export const LeadRecord = z.strictObject({
  /** UUID derived from the idempotency key, so that a lead is stored once. */
  _id: z.string(),
  ...detailFacts(time),
  revocations: z.optional(
    z.array(
      z.strictObject({
        ...rowFacts(time).revocations.def.innerType.def.element.shape,
        /** The person made it with another request. */
        copied: flag(),
      }),
    ),
  ),
  /** A worker sent it to try the whole way. Stored as erased, so that it is in no list, count or search; removed after a day. */
  synthetic: flag(),
  bodyHmac: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  emailNormalised: z.optional(z.string()),
  phoneNormalised: z.optional(z.string()),
  /** Whether the first answer called the contact verified. A retry gets the same answer, regardless of later checks. */
  verifiedOnReceipt: z.boolean(),
  consent: z.nullable(StoredConsent),
  /** The intake's signature of what was chosen (`signConsent`); absent if an older release took the request in. */
  consentSignature: z.optional(
    z.strictObject({
      /** When it arrived (ISO). A retry may give the lead an earlier `createdAt`. */
      at: z.string(),
      hmac: z.string(),
    }),
  ),
  /** Why it was stored long after it came in: from its sealed copy, or from a backup. */
  storedLate: z.optional(z.enum(['sealed', 'restored'])),
  /** The first call that reached the visitor; kept when the lead is reopened. */
  firstContact: z.optional(
    z.strictObject({
      at: time,
      by: z.strictObject({
        /** The account's id. */
        id: z.string(),
        username: z.string(),
      }),
    }),
  ),
  /** Absent unless the visitor wants no mail about this lead, at whichever address. */
  noEmailHere: z.optional(wishOver(time)),
  /** The tools' inputs that the visitor attached; absent without any. */
  attachments: z.optional(z.array(KeptAttachment)),
  /** The codes that the visitor asked for. The code itself is nowhere: `openVisitorKeys` makes it from the id and `at`. */
  access: z.optional(
    z.strictObject({
      /** When the present code was made; absent once it was used. */
      at: z.optional(time),
      /** Tries of this code. */
      tries: z.optional(z.number()),
      /** When the last codes were made, oldest first. */
      made: z.array(time),
    }),
  ),
  /** Lets the tab that sent the request correct it (`changes/sent-correction.ts`). Absent once a mailbox, a call or a wish took its place. */
  correction: z.optional(
    z.strictObject({
      /** SHA-256 of the tab's key, base64url. */
      hash: z.string(),
      until: time,
      /** How often it may still correct. */
      left: z.number(),
    }),
  ),
  /** How the request arrived; part of the proof of consent. */
  reception: z.strictObject({
    address: z.optional(z.string()),
    userAgent: z.optional(z.string()),
    page: z.optional(z.string()),
    /** The browser opted out of being counted (`Sec-GPC: 1`). */
    globalPrivacyControl: flag(),
    /** Of the call that brought the request, so that later log lines about it carry the same id. */
    requestId: z.optional(z.string()),
  }),
  history: z.array(
    z.strictObject({
      ...historyEntryOver(time).shape,
      /** Of an answer to a mail, or of a mail that came back: what the mail host calls it, so that it is stored once. */
      event: z.optional(z.string()),
    }),
  ),
  effects: z.strictObject(outbox()),
  /** The latest `parkedAt` of its effects; absent if none is given up. */
  parkedAt: z.optional(time),
  /** Its parked and unconfirmed effects, as indexed; absent if there are none. */
  parked: z.optional(z.array(z.strictObject({ effect: z.string(), state: EffectState, reason: z.optional(z.string()), at: time }))),
  /** The filters of staff (facets.ts). Like the two keys, incomplete until `persist` is done. */
  facets: z.optional(z.array(z.string())),
  /** Last and first name in the form that search compares (search-keys.ts). */
  nameKey: z.optional(z.string()),
  /** First and last name in the same form. */
  givenKey: z.optional(z.string()),
  /** The same two with umlauts spelled out. Only for a name with one. */
  spelledKey: z.optional(z.string()),
  spelledGivenKey: z.optional(z.string()),
  /** The last four digits of the phone number. */
  phoneTail: z.optional(z.string()),
  /** Words of the concern and of notes by which search finds the lead (words-of.ts). */
  words: z.optional(z.array(z.string())),
  /** When the visitor may be called (`callTimesOf`). */
  callTimes: z.optional(z.array(z.string())),
  /** Its places in the queues of staff (queue-places.ts); absent unless it waits for a call. */
  queue: z.optional(z.array(z.string())),
  /** What the report by week counts it under (tally.ts). Absent until `persist` is done. */
  tally: z.optional(z.string()),
});

/** Read-only, also inside. What is absent has no key. */
type Kept<T> = unknown extends T
  ? T
  : T extends Date | string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Kept<Item>[]
      : { readonly [Key in keyof T]: Kept<Exclude<T[Key], undefined>> };

/** Consent and attachments have the types of the forms: they are stored as they were accepted. */
export type LeadRecord = Kept<Omit<z.infer<typeof LeadRecord>, 'consent' | 'attachments'>> & {
  readonly consent: Consent | null;
  readonly attachments?: Attachments;
};

/** A stored time as the wire writes it. */
const asText = z.pipe(
  z.date(),
  z.transform((at: Date) => at.toISOString()),
);
/** Picks from a record what the wire shows, and writes its times as text. */
export const detailOfRecord = leadDetailOver(asText);
export const rowOfRecord = leadRowOver(asText);
