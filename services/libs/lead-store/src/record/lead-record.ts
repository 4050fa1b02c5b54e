import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { AnnuityReviewBody, Attachments, Consent, ConsentDoubt, ConsultationBody, LeadKind } from '@annuity-lantern/contracts/http';
import type { LeadRecord, OwnChange, Stop } from '@annuity-lantern/contracts/lead-record';

export type { LeadKind, LeadRecord, OwnChange, Stop };

/** What each form posts. */
export interface LeadBodies {
  readonly consultation: ConsultationBody;
  readonly 'annuity-review': AnnuityReviewBody;
}
/** The visitor's answers, without other fields of the form. */
export type LeadAnswers<K extends LeadKind> = Omit<LeadBodies[K], 'website' | 'consent' | 'page' | 'attachments'>;
/** Unknown or unreadable answers, by the names that another version's form used. */
export type OtherAnswers = Readonly<Record<string, unknown>>;

export type Effect = LeadRecord['effects']['verify'];
export type HistoryEntry = LeadRecord['history'][number];
export type Access = NonNullable<LeadRecord['access']>;
export type Owner = NonNullable<LeadRecord['owner']>;
export type FirstContact = NonNullable<LeadRecord['firstContact']>;
export type Calls = NonNullable<LeadRecord['calls']>;
export type Callback = NonNullable<LeadRecord['callback']>;
export type SecondAdvisor = NonNullable<LeadRecord['secondAdvisor']>;
export type NoCallsHere = NonNullable<LeadRecord['noCallsHere']>;
export type Revocation = NonNullable<LeadRecord['revocations']>[number];
export type ContactOutcomes = NonNullable<LeadRecord['contact']>;
export type ConsentSignature = NonNullable<LeadRecord['consentSignature']>;
export type Reception = LeadRecord['reception'];

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
  /** SHA-256 of the key of the tab that sent it. */
  readonly correctionHash?: string;
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
