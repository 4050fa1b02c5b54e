import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { AuditRow, auditActions, deskActors } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { effectTitle } from '../../../effects/effect-words.ts';
import { staffWords } from '../../../effects/staff-words.ts';

type Action = (typeof auditActions)[number];
type Details = NonNullable<AuditRow['details']>;

interface Facts {
  /** User name of the person who did it. */
  readonly by: string;
  /** `request 4F9F-5F2E`. */
  readonly request: string;
  readonly details: Details;
  /** The user name in these details. */
  readonly name: (field: string) => string;
}

interface AuditWords {
  /** In the filter. */
  readonly label: string;
  /** What the person did, for after their name. */
  readonly deed: (facts: Facts) => string;
}

/** What the audit says of each action. */
export const auditWords = {
  signed_in: { label: 'Signed in', deed: ({ details }) => `signed in${sourceWords(details)}` },
  sign_in_failed: { label: 'Sign-in failed', deed: ({ details }) => `typed a wrong user name or password${sourceWords(details)}` },
  code_refused: {
    label: 'Sign-in code refused',
    deed: ({ name, details }) => `typed a wrong sign-in code for ${name('username')}${sourceWords(details)}`,
  },
  signed_out: { label: 'Signed out', deed: () => 'signed out' },
  password_refused: { label: 'Own password refused', deed: () => 'typed a wrong password when asked again' },
  call_refused: { label: 'Refused: no right', deed: ({ details }) => `was not allowed to do this: ${details.call}` },
  unlocked: { label: 'Account unlocked', deed: ({ name }) => `unlocked the account of ${name('username')}` },
  account_added: {
    label: 'Account added',
    deed: ({ name, details }) => `added an account for ${name('username')} (${details.role})`,
  },
  account_role_set: {
    label: 'Role changed',
    deed: ({ name, details }) => `changed the role of ${name('username')} from ${details.from} to ${details.to}`,
  },
  account_mail_set: { label: 'Mail address changed', deed: ({ name }) => `changed the mail address of ${name('username')}` },
  account_name_set: { label: 'Visible name changed', deed: ({ name }) => `changed the name that visitors see for ${name('username')}` },
  account_absence_set: {
    label: 'Absence set',
    deed: ({ name, details }) =>
      details.backOn === undefined
        ? `noted that ${name('username')} is here`
        : `noted that ${name('username')} is away until ${details.backOn}`,
  },
  account_licenses_set: {
    label: 'Licenses recorded',
    deed: ({ name, details }) =>
      `recorded the licenses of ${name('username')}: ${linesWords(details.after)}, before: ${linesWords(details.before)}`,
  },
  account_disabled: { label: 'Account disabled', deed: ({ name }) => `disabled the account of ${name('username')}` },
  account_enabled: { label: 'Account enabled', deed: ({ name }) => `enabled the account of ${name('username')}` },
  account_reset_link: { label: 'Password link made', deed: ({ name }) => `made a link that sets a password for ${name('username')}` },
  password_changed: {
    label: 'Password changed',
    deed: ({ details }) => (details.way === 'link' ? `set a password by a link${sourceWords(details)}` : 'changed their password'),
  },
  code_set_up: { label: 'Sign-in code set up', deed: () => 'set up a sign-in code' },
  code_turned_off: { label: 'Sign-in code turned off', deed: () => 'turned off their sign-in code' },
  code_reset: { label: 'Sign-in code reset', deed: ({ name }) => `reset the sign-in code of ${name('username')}` },
  recovery_codes_made: { label: 'Recovery codes made', deed: () => 'made new recovery codes' },
  recovery_code_used: { label: 'Recovery code used', deed: ({ details }) => `used a recovery code${sourceWords(details)}` },
  sessions_ended: {
    label: 'Sessions ended',
    deed: ({ name, details }) => {
      if (details.which === 'others') return 'signed out everywhere else';
      return details.which === 'one' ? 'signed out in one other browser' : `signed ${name('username')} out everywhere`;
    },
  },
  lead_read: { label: 'Request opened', deed: ({ request }) => `opened ${request}` },
  my_request_opened: { label: 'Own request opened', deed: ({ request }) => `opened ${request} with a code` },
  rows_read: {
    label: 'Lists and searches read',
    deed: ({ details }) => `read ${counted(details.count, 'request')} ${listWords[String(details.list)] ?? `in ${details.list}`}`,
  },
  person_copied: {
    label: 'Copy made for a person',
    deed: ({ request, details }) => `copied ${counted(details.count, 'request')} for the person of ${request}`,
  },
  transition: {
    label: 'Status changed',
    deed: ({ request, details, name }) => `moved ${request} from ${details.from} to ${details.to}${despiteWords(details, name)}`,
  },
  call: { label: 'Call recorded', deed: ({ request, details }) => `recorded a call about ${request}: ${plain(details.outcome)}` },
  owner: {
    label: 'Owner changed',
    deed: ({ by, request, details, name }) => {
      if (details.to === undefined) return `left ${request} without an owner`;
      const deed = details.to === by ? `took ${request}` : `gave ${request} to ${name('to')}`;
      return `${deed}${details.serviceOnly === undefined ? '' : ' for service only'}${despiteWords(details, name)}`;
    },
  },
  second_advisor: {
    label: 'Second advisor changed',
    deed: ({ request, details, name }) =>
      details.to === undefined
        ? `removed ${name('from')} as second advisor of ${request}`
        : `added ${name('to')} as second advisor of ${request}`,
  },
  contact: { label: 'Contact corrected', deed: ({ request, details }) => `corrected ${listed(details.fields)} of ${request}` },
  answers: { label: 'Answers corrected', deed: ({ request, details }) => `corrected ${listed(details.fields)} of ${request}` },
  note: { label: 'Note added', deed: ({ request }) => `added a note to ${request}` },
  revocation: {
    label: 'Revocation recorded',
    deed: ({ request, details }) => `recorded a revocation for ${request} (${plain(details.way)})`,
  },
  no_calls: { label: 'No calls recorded', deed: ({ request }) => `recorded “no calls at all” for ${request}` },
  calls_allowed: { label: 'Calls allowed again', deed: ({ request }) => `allowed calls again for ${request}` },
  no_email: { label: 'No email recorded', deed: ({ request }) => `recorded “no email at all” for ${request}` },
  email_allowed: { label: 'Email allowed again', deed: ({ request }) => `allowed email again for ${request}` },
  mail_bounced: {
    label: 'Mail came back',
    deed: ({ request, details }) => `recorded that mail for ${request} came back (${plain(details.way)})`,
  },
  address_works: { label: 'Address works again', deed: ({ request }) => `recorded that the email address of ${request} works again` },
  reply: { label: 'Answer by email', deed: ({ request }) => `added an answer by email to ${request}` },
  erase: { label: 'Request erased', deed: ({ request, details }) => `erased ${request} (${plain(details.reason)})` },
  hold: { label: 'Hold ordered', deed: ({ request }) => `ordered to keep ${request}` },
  hold_ended: { label: 'Hold ended', deed: ({ request }) => `ended the order to keep ${request}` },
  replay: { label: 'Stopped work replayed', deed: ({ request, details }) => `replayed ${workWords(details)} of ${request}` },
  replay_reason: {
    label: 'All stopped work of a reason replayed',
    deed: ({ details }) => `replayed ${workWords(details)} of ${counted(lengthOf(details.leadIds), 'request')}`,
  },
  dismiss: { label: 'Stopped work dismissed', deed: ({ request, details }) => `dismissed ${workWords(details)} of ${request}` },
  unconfirmed_answered: {
    label: 'Unconfirmed work answered',
    deed: ({ details }) =>
      `recorded that ${workWords(details)} of ${counted(lengthOf(details.leadIds), 'request')} was ${details.answer === 'sent' ? 'sent' : 'not sent'}`,
  },
  sealed_retried: { label: 'Sealed request tried again', deed: ({ request }) => `had the sealed ${request} tried again` },
  provider_paused: { label: 'Provider paused', deed: ({ details }) => `paused ${providerName(details.queue)}` },
  provider_resumed: { label: 'Provider resumed', deed: ({ details }) => `resumed ${providerName(details.queue)}` },
  rates_put: { label: 'Rates published', deed: ({ details }) => `published ${counted(details.rates, 'rate')}` },
  rates_uploaded: { label: 'Rates sent for approval', deed: ({ details }) => `sent ${counted(details.rates, 'rate')} for approval` },
  rates_approved: { label: 'Rates approved', deed: ({ details }) => `approved ${counted(details.rates, 'rate')}` },
  rates_turned_down: { label: 'Rates turned down', deed: ({ details }) => `turned down ${counted(details.rates, 'rate')}` },
  rates_withdrawn: { label: 'Rates withdrawn', deed: ({ details }) => `withdrew ${counted(details.rates, 'rate')}` },
  rates_undone: {
    label: 'Change of rates undone',
    deed: ({ details }) => `undid a change of rates: ${counted(details.rates, 'rate')} now`,
  },
  turns_set: {
    label: 'New requests in turn, on or off',
    deed: ({ details }) => (details.to === 'on' ? 'began to give new requests in turn' : 'stopped giving new requests in turn'),
  },
  exported: {
    label: 'Requests downloaded',
    deed: ({ details }) => `began to download ${lengthOf(details.filters) === 0 ? 'all requests' : `requests: ${listed(details.filters)}`}`,
  },
  export_ended: {
    label: 'Download over',
    deed: ({ details }) =>
      details.file === 'broken'
        ? `got a download that broke off after ${counted(details.count, 'request')}`
        : `downloaded ${counted(details.count, 'request')}`,
  },
  closed: { label: 'Desk stopped', deed: () => 'stopped' },
} as const satisfies Readonly<Record<Action, AuditWords>>;

/** Names in the audit that are no user names. */
export const actorWords = {
  system: 'The desk',
  visitor: 'The visitor',
  command: 'The command line',
  unknown: 'Someone not signed in',
  crm: 'The CRM',
  'mail host': 'The mail host',
} as const satisfies Readonly<Record<(typeof deskActors)[number], string>>;

const REFUSED = '_refused';

/** `margaret gave request 4F9F-5F2E to ruth.`, or `Not done: ...` for a refusal. An action of a later version is named as it is stored. */
export function auditSentence({ action, by, leadId, details = {} }: Pick<AuditRow, 'action' | 'by' | 'leadId' | 'details'>): string {
  // `code_refused` is an action of its own.
  const isRefusal = action.endsWith(REFUSED) && !Object.hasOwn(auditWords, action);
  const known = isRefusal ? action.slice(0, -REFUSED.length) : action;
  const facts: Facts = {
    by,
    request: leadId === undefined ? 'a request' : `request ${leadReference(leadId)}`,
    details,
    name: (field) => isolateName(String(details[field] ?? 'someone')),
  };
  const deed = Object.hasOwn(auditWords, known) ? auditWords[known as Action].deed(facts) : plain(known);
  // The last manager stays a manager.
  const undone = details.undone === undefined ? '' : ', which was undone';
  return `${isRefusal ? 'Not done: ' : ''}${actorName(by)} ${deed}${undone}.`;
}

export function actorName(by: string): string {
  return Object.hasOwn(actorWords, by) ? actorWords[by as keyof typeof actorWords] : isolateName(by);
}

const listWords: Readonly<Record<string, string>> = {
  'consultation-requests': 'in the consultation requests',
  'annuity-review-requests': 'in the annuity review requests',
  filtered: 'by filters',
  search: 'by search',
  person: 'of one person',
};

/** ` (Firefox on Windows, network k3-Vq_0aZ)`: equal networks have equal names. */
function sourceWords({ browser, network }: Details): string {
  const words = [browser, network === undefined ? undefined : `network ${network}`].filter((word) => word !== undefined).join(', ');
  return words && ` (${words})`;
}

function despiteWords({ despite }: Details, name: Facts['name']): string {
  return despite === undefined ? '' : `, although ${name('despite')} has another request of this person`;
}

/** `Staff mail (smtp_busy)`: the reason as in the log. */
function workWords({ effect, reason }: Details): string {
  const title = isEffect(effect) ? effectTitle(effect) : plain(effect);
  return reason === undefined ? title : `${title} (${reason})`;
}

/** A provider of a later version has no name. */
function providerName(queue: Details[string] | undefined): string {
  const known = Object.entries(staffWords.providers).find(([name]) => name === queue);
  return known ? `“${known[1].queue}”` : plain(queue);
}

/** An effect of a later version has no title. */
function isEffect(name: Details[string] | undefined): name is EffectName {
  return Object.hasOwn(staffWords.effects, String(name));
}

/** `no_answer` as `no answer`. */
function plain(word: Details[string] | undefined): string {
  return String(word ?? 'unknown').replaceAll('_', ' ');
}

function counted(count: Details[string] | undefined, what: string): string {
  return `${count ?? 'some'} ${Number(count) === 1 ? what : `${what}s`}`;
}

function lengthOf(list: Details[string] | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}

function listed(list: Details[string] | undefined): string {
  return Array.isArray(list) ? list.join(', ') : 'something';
}

/** `OH 1234567 2027-05-31; TX 99 2027-12-31`. */
function linesWords(lines: Details[string] | undefined): string {
  return Array.isArray(lines) && lines.length > 0 ? lines.join('; ') : 'none';
}
