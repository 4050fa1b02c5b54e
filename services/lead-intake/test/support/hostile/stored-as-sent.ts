import { isDeepStrictEqual } from 'node:util';
import {
  annuityReviewFields,
  type Consent,
  consultationFields,
  type LeadField,
  rowOf,
  VisitorEmail,
} from '@annuity-lantern/contracts/http';
import { cleanLine, cleanLines } from '@annuity-lantern/domain/clean-text';
import { judgeConsent } from '../../../src/accept/judge-consent.ts';
import { networksUnderTest } from '../start-intake.ts';

type Stored = Readonly<Record<string, unknown>>;

const answerFields: readonly LeadField[] = [...consultationFields, ...annuityReviewFields];
const besideAnswers = ['website', 'consent', 'page', 'attachments'];
const ofTheRecord = [
  '_id',
  'kind',
  'status',
  'seq',
  'createdAt',
  'bodyHmac',
  'contact',
  'emailNormalised',
  'phoneNormalised',
  'verifiedOnReceipt',
  'consent',
  'consentDoubt',
  'consentSignature',
  'attachments',
  'reception',
  'history',
  'effects',
];

/**
 * Describes how a stored lead differs from what was sent. Expected differences: texts lose hidden characters and odd blanks, blank answers are
 * dropped, and an input named `__proto__` is left out.
 *
 * @param body as sent; of a key that it names twice, the last value counts
 */
export function notAsSent(stored: Stored | null, body: string | Uint8Array): string | undefined {
  if (!stored) return 'it is not stored';
  const sent = JSON.parse(new TextDecoder().decode(typeof body === 'string' ? Buffer.from(body) : body)) as Stored;
  const surplus = Object.keys(sent).find((key) => ![...answerFields, ...besideAnswers].some((known) => known === key));
  if (surplus !== undefined) return `a key was dropped without a word: ${surplus}`;
  const invented = Object.keys(stored).find((key) => !answerFields.some((known) => known === key) && !ofTheRecord.includes(key));
  if (invented !== undefined) return `a key was stored that is none of a lead: ${invented}`;
  const other = answerFields.find((key) => !isDeepStrictEqual(stored[key], asStored(key, sent[key])));
  if (other !== undefined) return `${other} is stored as something else`;
  const { consent, consentDoubt } = asConsented(sent.consent as Consent | undefined);
  if (!isDeepStrictEqual([stored.consent, stored.consentDoubt], [consent, consentDoubt])) return 'consent is stored as something else';
  if (!isDeepStrictEqual(stored.attachments, asAttached(sent.attachments))) return 'attachments are stored as something else';
  if ((stored.reception as Stored).page !== sent.page) return 'page is stored as something else';
  return stored.status === 'pending' && stored.seq === 0 ? undefined : 'it is not stored as new';
}

function asStored(field: LeadField, sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const { kind } = rowOf(field);
  if (kind === 'email') return VisitorEmail.parse(sent);
  const text = kind === 'longText' ? cleanLines(sent) : cleanLine(sent);
  return (kind === 'phone' ? text.replace(/^tel:\s*/i, '') : text) || undefined;
}

function asConsented(sent: Consent | undefined) {
  const network = sent?.network;
  return judgeConsent(sent && network !== undefined ? { ...sent, network: cleanLine(network) } : sent, networksUnderTest);
}

/** An empty list equals none. */
function asAttached(sent: unknown): unknown {
  if (!Array.isArray(sent) || sent.length === 0) return undefined;
  const sentInputs = ({ inputs }: { inputs: Stored }) =>
    Object.entries(inputs).flatMap(([name, text]) => (name === '__proto__' ? [] : [[name, cleanLine(String(text))]]));
  return sent.map((one) => ({ ...one, inputs: Object.fromEntries(sentInputs(one)) }));
}
