import { type ConsentRecordKind, choiceWords, consentRecordKinds, type ProvedConsent } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { byWords } from '../../../actors/actor-words.ts';
import { calendarDayWords } from '../../../dates-and-times/moment-words.ts';
import { timeWithSeconds } from '../../../dates-and-times/time-words.ts';
import { wayWords } from '../do-not-call/way-words.ts';
import { channelWords } from '../model/lead-words.ts';

const boxWords = { ...channelWords, analytics: 'statistics' };
const fieldWords = { email: 'email address', phone: 'phone number' };

const titles: Readonly<Record<ConsentRecordKind, (record: ProvedConsent) => string>> = {
  given: ({ box }) => `Agreed to ${boxOf(box)}`,
  not_given: ({ box }) => `Did not agree to ${boxOf(box)}`,
  taken_back: ({ box }) => `Took back consent to ${boxOf(box)}`,
  no_calls: () => 'Asked not to be called at all',
  calls_allowed: ({ way }) => (way === 'mistake' ? 'The wish for no calls was a mistake' : 'May be called again'),
  no_email: () => 'Asked for no email at all',
  email_allowed: ({ way }) => (way === 'mistake' ? 'The wish for no email was a mistake' : 'May get email again'),
  contact: ({ fields = [] }) => `Corrected the ${fields.map((field) => choiceWords(fieldWords, field) ?? field).join(' and the ')}`,
};

/** Why a record was written on a later day than its choice. */
export const lateWords = {
  sealed: 'The database was away, and the request waited sealed',
  restored: 'The request was restored from a backup',
  late: 'It waited for a worker',
};

/** What a record of the consent ledger says. A kind that this version does not know keeps its raw name. */
export function recordTitle(record: ProvedConsent): string {
  const kind = consentRecordKinds.find((one) => one === record.what);
  return kind === undefined ? record.what : titles[kind](record);
}

/** Who recorded it, how they learned of it, and the day on which the visitor said so. Undefined for a choice in the form. */
export function recorderWords({ by, way, on }: ProvedConsent): string | undefined {
  if (by === undefined) return undefined;
  const how = way === undefined || way === by ? '' : ` (${wayWords(way)})`;
  return `Recorded by ${isolateName(byWords(by))}${how}${on ? `. They said so on ${calendarDayWords(on)}` : ''}`;
}

function boxOf(box: string | undefined): string {
  return choiceWords(boxWords, box) ?? box ?? 'an unknown box';
}

/** `Mar 2, 2026, 3:00:00 p.m. UTC`: a proof reads the same everywhere. */
export function utcWords(iso: string): string {
  return `${calendarDayWords(iso.slice(0, 10))}, ${timeWithSeconds(iso, 'UTC')} UTC`;
}
