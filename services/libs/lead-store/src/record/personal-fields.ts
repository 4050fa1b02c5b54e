import { effectNames } from '@annuity-lantern/contracts/effects';
import type { Effect, HistoryEntry, LeadRecord, Reception, StoredLead } from './lead-record.ts';

/** What erasing does to a field. `emptied`: an empty text, because every lead has one. `parts`: what its own table says. */
type Fate = 'kept' | 'removed' | 'emptied' | 'parts';
type Part = 'kept' | 'removed';

/**
 * Every field of a lead. Kept is what says nothing about the person: ids, times, states, staff, and which consents were given and taken back. The answers of
 * the forms are all removed. A new field needs a row; a field without one, such as that of another version, is removed.
 */
export const fieldsOfLead = {
  _id: 'kept',
  kind: 'kept',
  status: 'kept',
  synthetic: 'kept',
  seq: 'kept',
  createdAt: 'kept',
  // Keyed, so it says nothing. Tells a repeat from another request under the same key.
  bodyHmac: 'kept',
  firstName: 'emptied',
  lastName: 'emptied',
  email: 'emptied',
  phone: 'emptied',
  otherAnswers: 'removed',
  emailNormalised: 'removed',
  phoneNormalised: 'removed',
  contact: 'removed',
  verifiedOnReceipt: 'kept',
  consent: 'kept',
  consentDoubt: 'kept',
  // Its records are in the ledger by then.
  consentSignature: 'removed',
  storedLate: 'removed',
  revocations: 'kept',
  owner: 'kept',
  firstContact: 'kept',
  calls: 'kept',
  callback: 'removed',
  wrongNumber: 'removed',
  // Staff may have typed it.
  reason: 'removed',
  secondAdvisor: 'kept',
  noCallsHere: 'removed',
  noEmailHere: 'removed',
  hold: 'removed',
  attachments: 'removed',
  access: 'removed',
  correction: 'removed',
  reception: 'parts',
  keyConflict: 'kept',
  history: 'parts',
  effects: 'parts',
  // Derived from the effects.
  parkedAt: 'removed',
  parked: 'removed',
  // What lists, queues, reports and searches find a lead by.
  facets: 'removed',
  nameKey: 'removed',
  givenKey: 'removed',
  spelledKey: 'removed',
  spelledGivenKey: 'removed',
  phoneTail: 'removed',
  words: 'removed',
  callTimes: 'removed',
  queue: 'removed',
  tally: 'removed',
} as const satisfies Readonly<Record<keyof LeadRecord, Fate>>;

const fieldsOfReception = {
  address: 'removed',
  userAgent: 'removed',
  page: 'kept',
  globalPrivacyControl: 'kept',
  requestId: 'kept',
} as const satisfies Readonly<Record<keyof Reception, Part>>;

const fieldsOfEntry = {
  at: 'kept',
  seq: 'kept',
  what: 'kept',
  by: 'kept',
  from: 'kept',
  to: 'kept',
  reason: 'removed',
  outcome: 'kept',
  callbackAt: 'removed',
  nextAt: 'removed',
  asked: 'kept',
  fromOwner: 'kept',
  toOwner: 'kept',
  serviceOnly: 'kept',
  second: 'kept',
  agreedOn: 'kept',
  channels: 'kept',
  way: 'kept',
  old: 'removed',
  // Names of answers, no values.
  fields: 'kept',
  note: 'removed',
  event: 'removed',
} as const satisfies Readonly<Record<keyof HistoryEntry, Part>>;

/** Of an effect that has ended. One that has not is replaced. */
const fieldsOfEffect = {
  state: 'kept',
  attempts: 'kept',
  nextAt: 'removed',
  token: 'removed',
  dueAt: 'removed',
  order: 'kept',
  appointment: 'removed',
  told: 'removed',
  changes: 'removed',
  since: 'removed',
  isUnproved: 'removed',
  lastErrorClass: 'kept',
  despiteContradiction: 'removed',
  doneAt: 'kept',
  lastAttempts: 'removed',
  losses: 'removed',
  released: 'removed',
  parkedAt: 'removed',
  dismissed: 'removed',
  after: 'removed',
  delay: 'removed',
  evenIfParked: 'removed',
  unlessContact: 'removed',
} as const satisfies Readonly<Record<keyof Effect, Part>>;

const names = Object.keys(fieldsOfLead) as (keyof LeadRecord)[];

/** The fields of a lead that erasing leaves as they are. */
export const keptFields: readonly (keyof LeadRecord)[] = names.filter((name) => fieldsOfLead[name] === 'kept');

/** The fields that every lead has, without their content. */
export const emptiedFields: Partial<LeadRecord> = Object.fromEntries(
  names.filter((name) => fieldsOfLead[name] === 'emptied').map((name) => [name, '']),
);

/** What stays of the reception and of the history. */
export function keptParts({ reception, history }: StoredLead): Pick<StoredLead, 'reception' | 'history'> {
  return { reception: keptOf(fieldsOfReception, reception), history: history.map((entry) => keptOf(fieldsOfEntry, entry)) };
}

function keptOf<Whole extends object>(fields: Readonly<Record<keyof Whole, Part>>, whole: Whole): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => fields[name as keyof Whole] === 'kept')) as Whole;
}

/**
 * An expression: the effects, of which those that have not ended are left out. So no worker that holds one can commit. An expression, because a worker may
 * end one between the read and the write of an erasure: what it did stays.
 */
export const keptEffects: object = Object.fromEntries(
  effectNames.map((name) => {
    const path = `$effects.${name}`;
    const kept = Object.entries(fieldsOfEffect).flatMap(([part, fate]) => (fate === 'kept' ? [[part, `${path}.${part}`]] : []));
    const leftOut = { state: 'skipped', attempts: `${path}.attempts`, lastErrorClass: 'erased' };
    const ended = { $cond: [{ $in: [`${path}.state`, ['done', 'skipped']] }, Object.fromEntries(kept), leftOut] };
    return [name, { $cond: [{ $ifNull: [path, false] }, ended, '$$REMOVE'] }];
  }),
);
