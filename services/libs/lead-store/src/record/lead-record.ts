import type { EffectName, FirstEffect, StartsAfter } from '@annuity-lantern/contracts/effects';
import type {
  AnnuityReviewBody,
  Attachments,
  BounceReason,
  CallOutcome,
  Consent,
  ConsentChannel,
  ConsentDoubt,
  ConsultationBody,
  ContactOutcome,
  EffectState,
  LeadField,
  LeadKind,
  LeadStatus,
  OTHER_ADDRESS,
  RecordedWay,
  RevocationWay,
  HistoryEntry as WireHistoryEntry,
} from '@annuity-lantern/contracts/http';

export type { LeadKind };

/** What each form posts. */
export interface LeadBodies {
  readonly consultation: ConsultationBody;
  readonly 'annuity-review': AnnuityReviewBody;
}
/** The visitor's answers, without other fields of the form. */
export type LeadAnswers<K extends LeadKind> = Omit<LeadBodies[K], 'website' | 'consent' | 'page' | 'attachments'>;
/** Unknown or unreadable answers, by the names that another version's form used. */
export type OtherAnswers = Readonly<Record<string, unknown>>;

/** One side effect of a lead: an entry of its outbox. An effect that waits for another one names it (`after`). */
export interface Effect extends Partial<StartsAfter> {
  readonly state: EffectState;
  /** How often it was claimed. */
  readonly attempts: number;
  /** When a worker may claim it: the next try if `due`, the end of the lease if `sending`. Absent in other states. */
  readonly nextAt?: Date;
  /** Fencing token of the current claim: a result with another token is discarded. */
  readonly token?: string;
  /** When it was due before the current claim: only to measure how long it waited. */
  readonly dueAt?: Date;
  /** For an effect that starts with an owner: the lead's `seq` after the change that ordered it. The same for all tries. */
  readonly order?: number;
  /** For the same effects: ids of the owner and second advisor named in earlier mail, or possibly named; absent without any. */
  readonly told?: readonly string[];
  /** For `changeMail`: what the visitor changed since the last such mail. */
  readonly changes?: readonly OwnChange[];
  /** For `changeMail`: the lead's `seq` before the first of them. */
  readonly since?: number;
  /** An `EffectError` or a `SkipReason`, possibly of another version. Never a provider's text, which may quote addresses. */
  readonly lastErrorClass?: string;
  /** Staff replayed it although the lead's effects contradict each other. */
  readonly despiteContradiction?: true;
  readonly doneAt?: Date;
  /** Its last failures, oldest first, at most five. A replay removes them. */
  readonly lastAttempts?: readonly FailedAttempt[];
  /** How often in a row its worker was lost: no outcome since. Its lead runs alone until the next outcome. Absent if never. */
  readonly losses?: number;
  /** A person replayed it: limits that wait for a person do not hold it again. */
  readonly released?: true;
  /** When it became parked or unconfirmed; absent otherwise, and once it is dismissed. */
  readonly parkedAt?: Date;
  /** Staff decided that nothing more is to be done about it, with their reason. A replay removes it. */
  readonly dismissed?: { readonly at: Date; readonly by: string; readonly reason: string };
}

/** A try that failed. Holds no text of a provider. */
export interface FailedAttempt {
  readonly errorClass: string;
  /** The provider's code (`550`). */
  readonly code?: string;
  readonly at: Date;
}

export interface HistoryEntry {
  readonly at: Date;
  readonly seq: number;
  readonly what: WireHistoryEntry['what'];
  /** `visitor`, `system`, or the user name of a member of staff. */
  readonly by: string;
  /** For a change of status, also by a new owner. */
  readonly from?: LeadStatus;
  readonly to?: LeadStatus;
  /** Why the request was closed, set aside or held. For an erasure: an `ErasureReason`. */
  readonly reason?: string;
  /** For a call that changed no status. */
  readonly outcome?: CallOutcome;
  readonly callbackAt?: Date;
  /** For a change of owner: user names, absent if unowned. */
  readonly fromOwner?: string;
  readonly toOwner?: string;
  /** The new owner has it for service only. */
  readonly serviceOnly?: true;
  /** User name of the second advisor who was added or removed, also by a change of owner. */
  readonly second?: string;
  readonly agreedOn?: string;
  /** For a revocation, or a wish of the visitor about this lead. */
  readonly channels?: readonly (ConsentChannel | 'calls' | 'allEmail')[];
  readonly way?: RecordedWay | typeof OTHER_ADDRESS | BounceReason;
  /** For a corrected contact: the values before. */
  readonly old?: { readonly email?: string; readonly phone?: string };
  /** For answers that the visitor corrected: their names. */
  readonly fields?: readonly string[];
  /** Free text of staff, or of a visitor who answered a mail. Stored only in this document. */
  readonly note?: string;
  /** Of an answer to a mail, or of a mail that came back: what the mail host calls it, so that it is stored once. */
  readonly event?: string;
}

/** What a visitor can change on the page of their request. */
export type OwnChange = LeadField | Stop;
/** No calls or no mail at all, or a consent that was taken back. */
export type Stop = 'noCalls' | 'noEmail' | `no-${ConsentChannel}`;

/** The codes that the visitor asked for. The code itself is nowhere: `openVisitorKeys` makes it from the id and `at`. */
export interface Access {
  /** When the present code was made; absent once it was used. */
  readonly at?: Date;
  /** Tries of this code. */
  readonly tries?: number;
  /** When the last codes were made, oldest first. */
  readonly made: readonly Date[];
}

/** Who works on a request. */
export interface Owner {
  /** The account's id. */
  readonly id: string;
  readonly username: string;
  readonly since: Date;
  /** Not licensed for the state: a manager gave it for service, not to sell. */
  readonly serviceOnly?: true;
}

/** The first call that reached the visitor. */
export interface FirstContact {
  readonly at: Date;
  readonly by: {
    /** The account's id. */
    readonly id: string;
    readonly username: string;
  };
}

/** The calls so far: their number, and the last of them. */
export interface Calls {
  readonly count: number;
  readonly at: Date;
  /** User name. */
  readonly by: string;
  readonly outcome: CallOutcome;
}

/** When the visitor wants to be called back. */
export interface Callback {
  readonly at: Date;
  /** User name of the person who promised it. */
  readonly by: string;
}

/** A person who works on a request beside its owner, with the visitor's consent. */
export interface SecondAdvisor {
  /** The account's id. */
  readonly id: string;
  readonly username: string;
  /** The day on which the visitor agreed, `2026-03-02`. */
  readonly agreedOn: string;
  readonly way: RevocationWay;
  /** User name of the member of staff who recorded it. */
  readonly by: string;
  readonly at: Date;
}

/** A manager's order to keep a request: while it has one, nothing erases it. */
export interface LegalHold {
  readonly at: Date;
  /** User name. */
  readonly by: string;
  readonly reason: string;
}

/** That no one may call about this lead. Read it by `noCallsHereOf`. */
export interface NoCallsHere {
  readonly at: Date;
  /** `visitor`, or the user name of a member of staff. */
  readonly by: string;
}

/** A consent that the visitor revoked. */
export interface Revocation {
  readonly at: Date;
  /** User name of the member of staff who recorded it, or `visitor`. */
  readonly by: string;
  readonly channels: readonly ConsentChannel[];
  readonly way: RecordedWay;
  /** The lead's `seq` after it. */
  readonly seq: number;
  /** The person made it with another request. */
  readonly copied?: true;
}

/** That a person wants no calls at all, or no mail, or that mail to them came back. Kept by phone number and by address (`openDoNotCallList`), not in the lead. */
export interface NoCalls {
  readonly at: Date;
  /** User name of the member of staff who recorded it. */
  readonly by: string;
  readonly way: string;
}

/** A lead that was looked up in the do-not-call list. What goes out takes no other, so that no look-up is forgotten. */
export type WithNoCalls<L> = L & {
  readonly noCalls: NoCalls | undefined;
  readonly noCallsHere?: NoCallsHere;
  readonly noEmail?: NoCalls | undefined;
  readonly badAddress?: NoCalls | undefined;
};

/** The outcome of a check of e-mail and phone. */
export interface ContactOutcomes {
  readonly email: ContactOutcome;
  readonly phone: ContactOutcome;
}

/** That the intake saw this consent arrive (`signConsent`). */
export interface ConsentSignature {
  /** When it arrived (ISO). A retry may give the lead an earlier `createdAt`. */
  readonly at: string;
  readonly hmac: string;
}

/** How the request arrived; part of the proof of consent. */
export interface Reception {
  readonly address?: string;
  readonly userAgent?: string;
  readonly page?: string;
  /** The browser opted out of being counted (`Sec-GPC: 1`). */
  readonly globalPrivacyControl?: true;
  /** Of the call that brought the request, so that later log lines about it carry the same id. */
  readonly requestId?: string;
}

/**
 * A document of `leads`: the lead with its consent, history and outbox, so that one insert stores all or nothing. What erasing leaves of each field is in
 * `personal-fields.ts`.
 */
export interface LeadRecord {
  /** UUID derived from the idempotency key, so that a lead is stored once. */
  readonly _id: string;
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  /** A worker sent it to try the whole way. Stored as erased, so that it is in no list, count or search; removed after a day. */
  readonly synthetic?: true;
  /** Raised by each change that staff can see. A change of status names the `seq` that it is based on. */
  readonly seq: number;
  readonly createdAt: Date;
  readonly bodyHmac: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Only in a restored request; absent if there are none. */
  readonly otherAnswers?: OtherAnswers;
  readonly emailNormalised?: string;
  readonly phoneNormalised?: string;
  /** Result of the last check; absent until one has run. */
  readonly contact?: ContactOutcomes;
  /** Whether the first answer called the contact verified. A retry gets the same answer, regardless of later checks. */
  readonly verifiedOnReceipt: boolean;
  readonly consent: Consent | null;
  /** Why the consent that came with the request counts as not given; absent without such a doubt. */
  readonly consentDoubt?: ConsentDoubt;
  /** The intake's signature of what was chosen; absent if an older release took the request in. */
  readonly consentSignature?: ConsentSignature;
  /** Why it was stored long after it came in: from its sealed copy, or from a backup. */
  readonly storedLate?: 'sealed' | 'restored';
  /** Oldest first; absent if nothing was revoked. `effectiveConsent` says what applies now. */
  readonly revocations?: readonly Revocation[];
  /** Absent while the request is unowned. */
  readonly owner?: Owner;
  /** Absent until the first contact; kept when the lead is reopened. */
  readonly firstContact?: FirstContact;
  /** Absent before the first call. */
  readonly calls?: Calls;
  /** Removed by the next call, and by the end of the request. Its effect `callback` has the same time. */
  readonly callback?: Callback;
  /** Why it was closed or set aside. Absent without a reason, and after it was reopened. */
  readonly reason?: string;
  /** Only beside an owner, and removed by a change of owner. */
  readonly secondAdvisor?: SecondAdvisor;
  /** Absent unless the person wants no calls about this lead. */
  readonly noCallsHere?: NoCallsHere;
  /** Absent unless the visitor wants no mail about this lead, at whichever address. */
  readonly noEmailHere?: NoCallsHere;
  /** Absent unless a manager ordered to keep the request. */
  readonly hold?: LegalHold;
  /** The tools' inputs that the visitor attached; absent without any. */
  readonly attachments?: Attachments;
  /** Absent until the visitor asks for a code. */
  readonly access?: Access;
  readonly reception: Reception;
  /** Id of the lead with the same idempotency key and another body. This one was acknowledged while MongoDB was away. */
  readonly keyConflict?: string;
  readonly history: readonly HistoryEntry[];
  readonly effects: Readonly<Record<FirstEffect, Effect> & Partial<Record<EffectName, Effect>>>;
  /** The latest `parkedAt` of its effects; absent if none is given up. */
  readonly parkedAt?: Date;
  /** Its parked and unconfirmed effects; absent if there are none. */
  readonly parked?: readonly ParkedEffect[];
  /** The filters of staff (facets.ts). Like the two keys, incomplete until `persist` is done. */
  readonly facets?: readonly string[];
  /** Last and first name in the form that search compares (search-keys.ts). */
  readonly nameKey?: string;
  /** First and last name in the same form. */
  readonly givenKey?: string;
  /** The same two with umlauts spelled out. Only for a name with one. */
  readonly spelledKey?: string;
  readonly spelledGivenKey?: string;
  /** The last four digits of the phone number. */
  readonly phoneTail?: string;
  /** Words of the concern and of notes by which search finds the lead (words-of.ts). */
  readonly words?: readonly string[];
  /** When the visitor may be called (`callTimesOf`). */
  readonly callTimes?: readonly string[];
  /** Its places in the queues of staff (queue-places.ts); absent unless it waits for a call. */
  readonly queue?: readonly string[];
  /** What the report by week counts it under (tally.ts). Absent until `persist` is done. */
  readonly tally?: string;
}

/** A parked or unconfirmed effect, as indexed. */
interface ParkedEffect {
  readonly effect: string;
  readonly state: EffectState;
  readonly reason?: string;
  readonly at: Date;
}

export type RecordOf<K extends LeadKind> = LeadRecord & Readonly<LeadAnswers<K>> & { readonly kind: K };
export type AnyLeadRecord = { [K in LeadKind]: RecordOf<K> }[LeadKind];

/** A lead stored by any version: later effects are absent from it. */
export type StoredLead = WithAnyOutbox<AnyLeadRecord>;
type WithAnyOutbox<R> = R extends AnyLeadRecord
  ? Omit<R, 'effects'> & { readonly effects: Readonly<Partial<Record<EffectName, Effect>>> }
  : never;

export interface NewLead<K extends LeadKind> {
  readonly kind: K;
  readonly id: string;
  readonly bodyHmac: string;
  readonly createdAt: Date;
  readonly answers: LeadAnswers<K>;
  readonly otherAnswers?: OtherAnswers;
  /** Result of the intake's check. */
  readonly contact: ContactOutcomes;
  readonly consent: Consent | null;
  readonly consentDoubt?: ConsentDoubt;
  readonly consentSignature?: ConsentSignature;
  readonly attachments?: Attachments;
  readonly reception: Reception;
  readonly keyConflict?: string;
  /** Acknowledged before it was stored, without a verification. */
  readonly answeredBefore?: true;
  readonly synthetic?: true;
  /** It comes from a backup, so some of its effects may have happened since (`holdRestored`). */
  readonly restored?: true;
}

/** Identifies a claim. */
export interface Hold {
  readonly leadId: string;
  readonly effect: EffectName;
  readonly token: string;
}

/** An effect that this worker holds until its lease expires. */
export interface ClaimedEffect extends Hold {
  readonly lead: AnyLeadRecord;
  readonly attempts: number;
}

export interface DueEffect {
  readonly leadId: string;
  readonly effect: EffectName;
  readonly attempts: number;
}
