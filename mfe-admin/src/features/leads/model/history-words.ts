import {
  type CallOutcome,
  CRM_ACTOR,
  type ErasureReason,
  type HistoryEntry,
  type LeadField,
  type LeadStatus,
  labelForStaff,
  leadFields,
  MAIL_ACTOR,
  OTHER_ADDRESS,
  OWN_PAGE,
  rowOf,
  VISITOR_ACTOR,
} from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { whoWords } from '../../../actors/actor-words.ts';
import { calendarDayWords, shortDayWords } from '../../../dates-and-times/moment-words.ts';
import { timeWords } from '../../../dates-and-times/time-words.ts';
import { bounceWords } from '../do-not-call/way-words.ts';
import { revocationWords } from './lead-words.ts';

/** What a member of staff did, by the status that it led to: written after their name. */
const stepDeeds: Readonly<Record<LeadStatus, string>> = {
  pending: 'put it back to pending',
  assigned: 'took the request',
  contacted: 'reached the visitor by phone',
  scheduled: 'scheduled the call',
  closed: 'closed the request',
  disqualified: 'set the request aside as not a fit',
  reopened: 'opened the request again',
  erased: 'erased the request',
};

/** The same of the CRM, which reports what its people did. */
const crmDeeds: Partial<typeof stepDeeds> = {
  assigned: 'reported that work began',
  contacted: 'reported that the visitor was reached',
  closed: 'reported the request closed',
  disqualified: 'reported the request closed without a call',
};

/** Why a request was erased. */
export const erasureWords = {
  asked: 'the person asked for it',
  not_needed: 'it is no longer needed',
  mistake: 'it came by mistake, or was a test',
  retention: 'it was older than we keep requests',
} as const satisfies Readonly<Record<ErasureReason, string>>;

function isErasureReason(reason: string | undefined): reason is ErasureReason {
  return reason !== undefined && Object.hasOwn(erasureWords, reason);
}

type Deed = Pick<HistoryEntry, 'what'> & Partial<HistoryEntry>;

/** What was done, for after a name: `set the request aside as not a fit`. `page` is the path of the form, if known. */
export function deedWords(deed: Deed, page?: string): string {
  const { what, to, reason, by, fromOwner, toOwner, serviceOnly, second, agreedOn, channels = [], way = '', old, fields = [] } = deed;
  switch (what) {
    case 'received':
      return `sent the request${page ? ` from ${page}` : ''}`;
    case 'completed':
      return 'completed the record';
    case 'status':
      return `${stepWords(to, by)}${deed.nextAt ? ` for ${plannedWords(deed.nextAt)}` : ''}${reason ? `: ${reason}` : ''}`;
    case 'owner':
      return `${ownerWords(by, fromOwner, toOwner)}${serviceOnly ? ' for service only, without a license for the state' : ''}${second ? `; ${isolateName(second)} is no longer second advisor` : ''}${to ? `; the request is ${to} now` : ''}`;
    case 'second_advisor':
      if (second === undefined || agreedOn === undefined) return 'added a second advisor';
      return `added ${isolateName(second)} as second advisor: the visitor agreed on ${calendarDayWords(agreedOn)} (${way})`;
    case 'second_advisor_ended':
      return second ? `ended ${isolateName(second)}’s part as second advisor` : 'ended the part of the second advisor';
    case 'call':
      return callDeed(deed);
    case 'contact':
      return `corrected ${oldWords(old)}`;
    case 'answers':
      return `corrected ${listed(fields)}`;
    case 'note':
      if (by === MAIL_ACTOR) return `reported that our mail came back: ${bounceWords(way)}`;
      return by === VISITOR_ACTOR ? replyWords(way) : 'added a note';
    case 'consent':
      if (way === OWN_PAGE && channels.includes('calls')) return 'asked on their own page for no calls about this request';
      if (way === OWN_PAGE && channels.includes('allEmail')) return 'asked on their own page for no email';
      if (way === OWN_PAGE) return `took back consent on their own page: ${revocationWords(channels)}`;
      return channels.length > 0 ? `recorded a revocation (${way}): ${revocationWords(channels)}` : 'recorded a revocation';
    case 'held':
      return `ordered to keep the request${reason ? `: ${reason}` : ''}`;
    case 'hold_ended':
      return `ended the order to keep the request${reason ? `: ${reason}` : ''}`;
    case 'erased':
      return `erased the request${isErasureReason(reason) ? `: ${erasureWords[reason]}` : ''}`;
    case 'other':
      return `changed the request${reason ? `: ${reason}` : ''}`;
  }
}

function replyWords(way: string): string {
  return way === OTHER_ADDRESS ? 'or someone else answered our mail, from another address' : 'answered our mail';
}

function stepWords(to: LeadStatus | undefined, by: string | undefined): string {
  if (to === undefined) return 'changed the status';
  return (by === CRM_ACTOR ? crmDeeds[to] : undefined) ?? stepDeeds[to];
}

const callDeeds = {
  reached: 'reached the visitor by phone again',
  no_answer: 'called: no answer',
  left_message: 'called and left a message',
  call_back: 'called: the visitor asked for a callback',
  wrong_number: 'called: wrong number',
} as const satisfies Record<CallOutcome, string>;

function callDeed({ outcome, callbackAt, nextAt, asked }: Deed): string {
  if (outcome === undefined) return 'recorded a call';
  const wish = callbackAt ? ` on ${plannedWords(callbackAt)}` : '';
  const next = nextAt ? `; next try ${plannedWords(nextAt)}` : '';
  return `${callDeeds[outcome]}${wish}${next}${asked ? '; asked by email' : ''}`;
}

function plannedWords(at: string): string {
  return `${shortDayWords(new Date(at))} at ${timeWords(at)}`;
}

function ownerWords(by: string | undefined, fromOwner: string | undefined, toOwner: string | undefined): string {
  if (toOwner === undefined) return fromOwner ? 'left the request without an owner' : 'changed the owner';
  return toOwner === by ? 'took the request' : `gave the request to ${isolateName(toOwner)}`;
}

/** `the email address, before: ada@example.org`. */
function oldWords({ email, phone }: NonNullable<HistoryEntry['old']> = {}): string {
  const found = [
    email === undefined ? [] : `the email address, before: ${email}`,
    phone === undefined ? [] : `the phone number, before: ${phone}`,
  ];
  return found.flat().join('; ') || 'the contact';
}

/** `the age and the state`. */
function listed(fields: readonly string[]): string {
  const labels = fields.map((name) => (Object.hasOwn(leadFields, name) ? `“${labelForStaff(rowOf(name as LeadField))}”` : name));
  return new Intl.ListFormat('en-US').format(labels) || 'the answers';
}

/** Whom the history names: a user name keeps its capitalization. */
export function doerWords({ what, by }: Pick<HistoryEntry, 'what' | 'by'>): string {
  return what === 'received' || what === 'completed' || by === 'system' || by === 'visitor' ? upperFirst(by) : whoWords(by);
}
