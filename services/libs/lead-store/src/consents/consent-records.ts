import { createHmac } from 'node:crypto';
import { type ConsentBox, consentText } from '@annuity-lantern/contracts/consent-texts';
import { isConsentVersion } from '@annuity-lantern/contracts/consent-versions';
import { type ConsentRecordKind, OWN_PAGE, type ConsentRecord as WireRecord } from '@annuity-lantern/contracts/http';
import type { NumberEntry } from '../do-not-call/open-do-not-call-list.ts';
import type { StoredLead } from '../record/lead-record.ts';
import { judgeConsentSignature } from './consent-signature.ts';

/** One choice of a request. Holds no name, no address and no number, so it may outlive the request as its proof. */
export interface ConsentRecord extends Readonly<Omit<WireRecord, 'at' | 'what' | 'box' | 'fields'>> {
  readonly leadId: string;
  readonly at: Date;
  readonly what: ConsentRecordKind;
  readonly box?: ConsentBox;
  readonly fields?: readonly string[];
}

/** What a lead's records are made of. */
export type Choosing = Pick<
  StoredLead,
  | '_id'
  | 'keyConflict'
  | 'bodyHmac'
  | 'createdAt'
  | 'consent'
  | 'consentDoubt'
  | 'consentSignature'
  | 'reception'
  | 'revocations'
  | 'noCallsHere'
  | 'history'
>;

const boxes = ['automatedCalls', 'texts', 'email', 'analytics'] as const satisfies readonly ConsentBox[];

/**
 * Every choice of a request until now. The id of a record follows from its choice, so that a repeat gives the same records.
 *
 * @param entries what was recorded with this request about calls to its number and mail to its address
 */
export function consentRecordsOf(lead: Choosing, entries: readonly NumberEntry[], idKey: string): ConsentRecord[] {
  return [
    ...boxes.map((box) => recordOfBox(lead, box, idKey)),
    ...recordsOfRevocations(lead),
    ...recordOfNoCalls(lead),
    ...entries
      .filter(isChoice)
      .map(({ at, what, by, way, on }) => ({ ...about(lead, at, what, at.toISOString()), by, way, ...(on ? { on } : {}) })),
    ...lead.history
      .filter(isCorrection)
      .map(({ at, seq, by, old = {} }) => ({ ...about(lead, at, 'contact', seq), by, fields: Object.keys(old) })),
  ];
}

/** The ids of the records that follow from the lead alone. A lead that was read without its history has none of corrected contacts. */
export function consentRecordIds(
  lead: Pick<Choosing, '_id' | 'revocations' | 'noCallsHere'> & Partial<Pick<Choosing, 'history'>>,
): string[] {
  const { _id, revocations = [], noCallsHere, history = [] } = lead;
  return [
    ...boxes.map((box) => idOf(_id, 'form', box)),
    ...revocations.flatMap(({ at, channels }) => channels.map((box) => idOf(_id, 'taken_back', `${box}/${at.toISOString()}`))),
    ...(noCallsHere ? [idOf(_id, 'no_calls', noCallsHere.at.toISOString())] : []),
    ...history.filter(isCorrection).map(({ seq }) => idOf(_id, 'contact', seq)),
  ];
}

/** Whether a record says what the lead says: all that both have, but for when and how it was written. */
export function saysTheSame(record: ConsentRecord, ofLead: ConsentRecord): boolean {
  const asText = (value: unknown) => JSON.stringify(value);
  const left: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(ofLead).every(
    ([name, value]) => howWritten.has(name) || left[name] === undefined || asText(left[name]) === asText(value),
  );
}

/** A retry may give a lead an earlier `createdAt` after its records were written. */
const howWritten: ReadonlySet<string> = new Set(['at', 'signed', 'late']);

function recordOfBox(lead: Choosing, box: ConsentBox, idKey: string): ConsentRecord {
  const { consent, consentDoubt: doubt, consentSignature, reception } = lead;
  const signed = judgeConsentSignature(idKey, lead) === 'good';
  const at = signed && consentSignature ? new Date(consentSignature.at) : lead.createdAt;
  const { address, userAgent, page, globalPrivacyControl } = reception;
  const given = box === 'analytics' ? consent?.analytics === true : consent?.channels[box] === true;
  return {
    ...about(lead, at, given ? 'given' : 'not_given', box),
    box,
    signed,
    ...wordsOf(lead, box),
    ...(doubt ? { doubt } : {}),
    ...(page ? { page } : {}),
    ...(address ? { address: digest(idKey, 'address', address) } : {}),
    ...(userAgent ? { userAgent: digest(idKey, 'userAgent', userAgent) } : {}),
    globalPrivacyControl: globalPrivacyControl === true,
  };
}

/** The words that the visitor read in place of the box, or beside it. */
function wordsOf({ consent, reception }: Choosing, box: ConsentBox): Pick<ConsentRecord, 'words' | 'version'> {
  if (!consent || !isConsentVersion(consent.textVersion)) return {};
  const text = consentText(consent.textVersion, consent.network ?? '');
  const { label, hint } = text.boxes[box];
  const words = box === 'analytics' && reception.globalPrivacyControl ? text.notCounted : [label, hint].filter(Boolean).join(' ');
  return { words, version: consent.textVersion };
}

function recordsOfRevocations(lead: Choosing): ConsentRecord[] {
  const { revocations = [] } = lead;
  return revocations.flatMap(({ at, by, way, channels }) =>
    channels.map((box) => ({ ...about(lead, at, 'taken_back', `${box}/${at.toISOString()}`), box, by, way })),
  );
}

/** A wish about one request. One about a number is in the list, and so among the entries. */
function recordOfNoCalls(lead: Choosing): ConsentRecord[] {
  if (!lead.noCallsHere) return [];
  const { at, by } = lead.noCallsHere;
  return [{ ...about(lead, at, 'no_calls', at.toISOString()), by, way: OWN_PAGE }];
}

function about({ _id: leadId }: Choosing, at: Date, what: ConsentRecordKind, which: string | number) {
  return { id: idOf(leadId, what === 'given' || what === 'not_given' ? 'form' : what, which), leadId, at, what };
}

/** A choice in the form is named by its box alone, because a request gives one answer to it. */
function idOf(leadId: string, what: 'form' | ConsentRecordKind, which: string | number): string {
  return `${leadId}/${what}/${which}`;
}

function isCorrection({ what }: Choosing['history'][number]): boolean {
  return what === 'contact';
}

/** That mail came back is no choice of the person. */
function isChoice<E extends NumberEntry>(entry: E): entry is E & { readonly what: Exclude<E['what'], 'mail_bounced' | 'address_works'> } {
  return entry.what !== 'mail_bounced' && entry.what !== 'address_works';
}

/** Keyed, because trying all addresses reverses a plain hash. */
function digest(idKey: string, what: string, value: string): string {
  return createHmac('sha256', idKey).update(`annuity-lantern consent ${what}\0${value}`).digest('base64url');
}
