import type { EffectName, StartsAfter } from '@annuity-lantern/contracts/effects';
import type {
  AnnuityReviewBody,
  Attachments,
  Consent,
  ConsentChannel,
  ConsultationBody,
  ContactOutcome,
  EffectState,
  LeadKind,
  LeadStatus,
  RevocationWay,
  HistoryEntry as WireHistoryEntry,
} from '@annuity-lantern/contracts/http';

export type { LeadKind };

/** What each form posts. */
export interface LeadBodies {
  readonly consultation: ConsultationBody;
  readonly 'annuity-review': AnnuityReviewBody;
}
/** What the visitor answered, without what the form sends beside it. */
export type LeadAnswers<K extends LeadKind> = Omit<LeadBodies[K], 'website' | 'consent' | 'page' | 'attachments'>;
/** Answers that this version does not know or cannot read, by the names under which a form of another version sent them. */
export type OtherAnswers = Readonly<Record<string, unknown>>;

/** One side effect of a lead: an entry of its outbox. One that waits for another effect says which (`after`). */
export interface Effect extends Partial<StartsAfter> {
  readonly state: EffectState;
  /** How often it was claimed. */
  readonly attempts: number;
  /**
   * When a worker may claim it: the next try while `due`, the end of the lease while `sending`. Absent in the other states.
   */
  readonly nextAt?: Date;
  /** Fencing token of the current claim: a result with another token is discarded. */
  readonly token?: string;
  /** Of an effect that starts with an owner: the `seq` of the lead after the change that ordered it. The same for all tries. */
  readonly order?: number;
  /** Of the same: ids of the owner and the second advisor whom the visitor was told of before, or may have been; absent for nobody. */
  readonly told?: readonly string[];
  /** An `EffectError` or a `SkipReason`, of another version too; never a provider's text, which may quote addresses. */
  readonly lastErrorClass?: string;
  readonly doneAt?: Date;
  /** When it became parked or unconfirmed; absent otherwise. */
  readonly parkedAt?: Date;
}

export interface HistoryEntry {
  readonly at: Date;
  readonly seq: number;
  readonly what: WireHistoryEntry['what'];
  /** `visitor`, `system`, or the user name of a member of staff. */
  readonly by: string;
  /** Of a change of status. */
  readonly from?: LeadStatus;
  readonly to?: LeadStatus;
  /** Of a change of owner: user names, absent for nobody. */
  readonly fromOwner?: string;
  readonly toOwner?: string;
  /** Of a second advisor: user name of the new one, or of the one whose part ended, also with a change of owner. */
  readonly second?: string;
  readonly agreedOn?: string;
  /** Of a revocation. */
  readonly channels?: readonly ConsentChannel[];
  readonly way?: RevocationWay;
  /** Free text of staff: it stays in this document. */
  readonly note?: string;
}

/** Who works on a request. */
export interface Owner {
  /** Of the account. */
  readonly id: string;
  readonly username: string;
  readonly since: Date;
}

/** The first call that reached the visitor. */
export interface FirstContact {
  readonly at: Date;
  readonly by: {
    /** Of the account. */
    readonly id: string;
    readonly username: string;
  };
}

/** Who works on a request beside its owner, with the visitor's consent. */
export interface SecondAdvisor {
  /** Of the account. */
  readonly id: string;
  readonly username: string;
  /** The day on which the visitor agreed, `2026-03-02`. */
  readonly agreedOn: string;
  readonly way: RevocationWay;
  /** User name of the member of staff who recorded it. */
  readonly by: string;
  readonly at: Date;
}

/** A consent that the visitor took back. */
export interface Revocation {
  readonly at: Date;
  /** User name of the member of staff who recorded it. */
  readonly by: string;
  readonly channels: readonly ConsentChannel[];
  readonly way: RevocationWay;
  /** Of this lead after it. */
  readonly seq: number;
}

/** What a check of e-mail and phone found. */
export interface ContactOutcomes {
  readonly email: ContactOutcome;
  readonly phone: ContactOutcome;
}

/** How the request reached us; part of what proves a consent. */
export interface Reception {
  readonly address?: string;
  readonly userAgent?: string;
  readonly page?: string;
  /** The browser asked not to be counted (`Sec-GPC: 1`). */
  readonly globalPrivacyControl?: true;
}

/** A document of `leads`: the lead with its consent, history and outbox, so that one insert stores all of it or nothing. */
export interface LeadRecord {
  /** UUID derived from the idempotency key, so that a lead is stored once. */
  readonly _id: string;
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  /** Raised by each change that staff can see. A change of status names the `seq` that it starts from. */
  readonly seq: number;
  readonly createdAt: Date;
  readonly bodyHmac: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Of a restored request only; absent when there are none. */
  readonly otherAnswers?: OtherAnswers;
  readonly emailNormalised?: string;
  readonly phoneNormalised?: string;
  /** Result of the last check; absent until one has run. */
  readonly contact?: ContactOutcomes;
  /** Whether the first answer said that the contact was verified. A repeat gets the same answer, whatever later checks found. */
  readonly verifiedOnReceipt: boolean;
  readonly consent: Consent | null;
  /** Oldest first; absent when nothing was taken back. Ask `effectiveConsent` what holds. */
  readonly revocations?: readonly Revocation[];
  /** Absent while nobody has the request. */
  readonly owner?: Owner;
  /** Absent until the first contact; stays when the lead is reopened. */
  readonly firstContact?: FirstContact;
  /** Only beside an owner, and only until the next one. */
  readonly secondAdvisor?: SecondAdvisor;
  /** What the visitor chose to send along; absent when nothing was. */
  readonly attachments?: Attachments;
  readonly reception: Reception;
  /** Id of the lead with the same idempotency key and another body. This one was acknowledged while MongoDB was away. */
  readonly keyConflict?: string;
  readonly history: readonly HistoryEntry[];
  readonly effects: Readonly<Record<EffectName, Effect>>;
  /** The earliest `nextAt` of its effects; absent once none is open. */
  readonly nextDueAt?: Date;
  /** The latest `parkedAt` of its effects; absent when none is given up. */
  readonly parkedAt?: Date;
  /** Its parked and unconfirmed effects; absent when there are none. */
  readonly parked?: readonly ParkedEffect[];
  /** What staff filter by (facets.ts). Like the two keys, not complete until `persist` is done. */
  readonly facets?: readonly string[];
  /** Last and first name as a search compares them (search-keys.ts). */
  readonly nameKey?: string;
  /** First and last name, likewise. */
  readonly givenKey?: string;
}

/** A parked or unconfirmed effect as the indexes see it. */
interface ParkedEffect {
  readonly effect: string;
  readonly state: EffectState;
  readonly reason?: string;
  readonly at: Date;
}

export type RecordOf<K extends LeadKind> = LeadRecord & Readonly<LeadAnswers<K>> & { readonly kind: K };
export type AnyLeadRecord = { [K in LeadKind]: RecordOf<K> }[LeadKind];

/** A lead as any version stored it: effects that came later are absent from it. */
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
  readonly attachments?: Attachments;
  readonly reception: Reception;
  readonly keyConflict?: string;
  /** It was acknowledged before it was stored, without a verification. */
  readonly answeredBefore?: true;
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
