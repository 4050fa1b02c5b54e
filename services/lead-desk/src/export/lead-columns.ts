import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { callBan } from '@annuity-lantern/contracts/exits';
import {
  type ConsentChannel,
  consentChannels,
  contactFields,
  fieldKinds,
  type LeadField,
  type LeadKind,
  labelForStaff,
  leadFieldNames,
  rowOf,
} from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { SlaClock } from '@annuity-lantern/contracts/sla';
import { clockOf } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { type CountedLead, consentRecordIds, type WithNoCalls } from '@annuity-lantern/lead-store';

/** `askFirst`: another request with this number wants no calls about itself. */
export type ExportedLead = WithNoCalls<CountedLead> & { readonly askFirst: boolean };

type Column = readonly [name: string, cell: (lead: ExportedLead, now: number, hours: OfficeHours) => string | undefined];

const kindWords = { consultation: 'Consultation', 'annuity-review': 'Annuity review' } as const satisfies Record<LeadKind, string>;

/** The order of columns in the download. Fields not named here follow in the order of the forms. */
const answerFields = [...new Set<LeadField>([...contactFields, 'state', 'age', 'assets', 'primaryConcern', ...leadFieldNames])];

function answerColumn(name: LeadField): Column {
  const row = rowOf(name);
  const answerOf = (lead: CountedLead & Partial<Record<LeadField, unknown>>) => lead[name] as never;
  return [row.column ?? labelForStaff(row), (lead) => asText(fieldKinds[row.kind].words(row as never, answerOf(lead)))];
}

const channelWords = {
  automatedCalls: 'Automated calls',
  texts: 'Text messages',
  email: 'Further email',
} as const satisfies Record<ConsentChannel, string>;

/** Consent counts from the request on, because the form asked for it. */
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
  ['Time left to call', (lead, now, hours) => timeLeftWords(clockOf(lead, now, hours))],
  ['Owner', ({ owner }) => owner?.username],
  ['Second advisor', ({ secondAdvisor }) => secondAdvisor?.username],
  ['First call (UTC)', ({ firstContact }) => firstContact?.at.toISOString()],
  ['First call by', ({ firstContact }) => firstContact?.by.username],
  ['Call attempts', ({ calls }) => String(calls?.count ?? 0)],
  ['Notes', ({ notes }) => String(notes)],
  ['Calls: allowed now', (lead) => (callBan(lead) ? 'no' : 'yes')],
  ['Calls: refused (UTC)', ({ noCalls, noCallsHere }) => (noCalls ?? noCallsHere)?.at.toISOString()],
  ['Calls: ask first, by email', ({ askFirst }) => (askFirst ? 'yes' : 'no')],
  ['Email: refused (UTC)', ({ noEmail }) => noEmail?.at.toISOString()],
  ['Email: came back (UTC)', ({ badAddress }) => badAddress?.at.toISOString()],
  ...consentChannels.flatMap(consentColumns),
  // A consent ledger id begins with the request's own.
  ['Consent records', (lead) => consentRecordIds(lead).join(' ')],
  ...answerFields.map(answerColumn),
];

export const columnNames: readonly string[] = columns.map(([name]) => name);

/**
 * A request as the cells of a row.
 *
 * @param now milliseconds since 1970
 */
export function cellsOf(lead: ExportedLead, now: number, hours: OfficeHours): string[] {
  return columns.map(([, cell]) => cell(lead, now, hours) ?? '');
}

/** A restored request may hold an answer of any shape. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}

const MINUTE = 60_000;

/** `3 h 20 min`, `late by 2 h 5 min`; undefined if the request awaits no call. */
function timeLeftWords({ state, leftMs }: SlaClock): string | undefined {
  if (state === 'stopped') return undefined;
  const minutes = Math.floor(Math.abs(leftMs) / MINUTE);
  const span = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return state === 'late' ? `late by ${span}` : span;
}
