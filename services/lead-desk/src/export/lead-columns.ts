import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import {
  ageRanges,
  assetRanges,
  type ConsentChannel,
  callTimeWords,
  consentChannels,
  type LeadField,
  type LeadKind,
  type StoredAnswers,
  usStates,
} from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { clockOf } from '@annuity-lantern/contracts/sla';
import type { StoredLead } from '@annuity-lantern/lead-store';
import { phoneCell } from './phone-cell.ts';
import { timeLeftWords } from './time-left-words.ts';

type Column = readonly [name: string, cell: (lead: StoredLead, now: number) => string | undefined];

const kindWords = { consultation: 'Consultation', 'annuity-review': 'Annuity review' } as const satisfies Record<LeadKind, string>;

/** Every answer of both forms: a forgotten one does not compile. */
const answerColumns: Record<LeadField, readonly [name: string, cell: (answers: StoredAnswers) => string | undefined]> = {
  firstName: ['First name', ({ firstName }) => firstName],
  lastName: ['Last name', ({ lastName }) => lastName],
  email: ['Email', ({ email }) => email],
  phone: ['Phone', ({ phone }) => phone && phoneCell(String(phone))],
  state: ['State', ({ state }) => choiceWords(usStates, state)],
  age: ['Age', ({ age }) => choiceWords(ageRanges, age)],
  assets: ['Assets', ({ assets }) => choiceWords(assetRanges, assets)],
  primaryConcern: ['Concern', ({ primaryConcern }) => primaryConcern],
  insuranceCompany: ['Insurer', ({ insuranceCompany }) => insuranceCompany],
  approximateValue: ['Value', ({ approximateValue }) => approximateValue],
  concerns: ['Concerns about the contract', ({ concerns }) => concerns],
  preferredCallTime: ['Time to call', (answers) => callTimeWords(answers) ?? 'any time'],
};

const channelWords = {
  automatedCalls: 'Automated calls',
  texts: 'Text messages',
  email: 'Further email',
} as const satisfies Record<ConsentChannel, string>;

/** What a visitor agreed to counts from the request on, because the form asked for both. */
function consentColumns(channel: ConsentChannel): Column[] {
  const words = channelWords[channel];
  return [
    [`${words}: allowed now`, (lead) => (effectiveConsent(lead).channels[channel] ? 'yes' : 'no')],
    [`${words}: given (UTC)`, ({ consent, createdAt }) => (consent?.channels[channel] ? createdAt.toISOString() : '')],
    [`${words}: revoked (UTC)`, (lead) => effectiveConsent(lead).revoked[channel]?.at.toISOString()],
  ];
}

const columns: readonly Column[] = [
  ['Reference', ({ _id }) => leadReference(_id)],
  ['Id', ({ _id }) => _id],
  ['Received (UTC)', ({ createdAt }) => createdAt.toISOString()],
  ['Kind', ({ kind }) => kindWords[kind]],
  ['Status', ({ status }) => status],
  ['Time left to call', (lead, now) => timeLeftWords(clockOf(lead, now))],
  ['Owner', ({ owner }) => owner?.username],
  ['Second advisor', ({ secondAdvisor }) => secondAdvisor?.username],
  ...consentChannels.flatMap(consentColumns),
  ...Object.values(answerColumns).map(([name, cell]): Column => [name, (lead) => asText(cell(lead))]),
];

export const columnNames: readonly string[] = columns.map(([name]) => name);

/** A request as the cells of a line. @param now milliseconds since 1970 */
export function cellsOf(lead: StoredLead, now: number): string[] {
  return columns.map(([, cell]) => cell(lead, now) ?? '');
}

/** A restored request may hold an answer of any shape. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The label of a choice. A value that is no choice of this version is written as it is. */
function choiceWords(labels: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  return value !== undefined && Object.hasOwn(labels, value) ? labels[value] : value;
}
