import { SLA } from './sla.ts';

export interface EffectProvider {
  /** In mail to staff and in the docs. */
  readonly name: string;
  /** Slots in each worker: their number, or the setting of lead-worker that holds it. */
  readonly slots: number | `${string}_CONCURRENCY`;
  /** What its effects do outside: `asks` changes nothing there, `reaches` arrives there under the idempotency key. */
  readonly outside: 'nothing' | 'asks' | 'reaches';
  /** Our names for what can go wrong with it. */
  readonly errors: readonly string[];
}

/** By queue. Each provider has a queue and, in each worker, a lane of slots, so that one that hangs delays only its own effects. */
export const providers = {
  // Name servers.
  'lead-verify': { name: 'the check of addresses and phone numbers', slots: 'DNS_CONCURRENCY', outside: 'asks', errors: [] },
  // One worker runs as many new leads at a time. Other lanes have at least as many slots, so that a quick provider never runs out.
  'lead-persist': { name: 'our own store', slots: 12, outside: 'nothing', errors: ['staff_not_read', 'revocations_not_read'] },
  // In our own store. A lane of its own, so that it takes no slot of a new lead.
  'lead-consents': { name: 'the consent ledger', slots: 12, outside: 'nothing', errors: ['consent_contradicted'] },
  'lead-notify': {
    name: 'the mail host',
    slots: 'MAIL_CONCURRENCY',
    outside: 'reaches',
    errors: [
      'smtp_unreachable',
      'smtp_timed_out',
      'smtp_tls_failed',
      'smtp_sign_in_refused',
      'smtp_refused',
      'smtp_busy',
      'smtp_failed',
      'recipient_unusable',
      'sender_limit',
    ],
  },
  'lead-webhook': {
    name: 'the CRM',
    slots: 'CRM_CONCURRENCY',
    outside: 'reaches',
    errors: [
      'webhook_unreachable',
      'webhook_timed_out',
      'webhook_tls_failed',
      'webhook_connection_lost',
      'webhook_busy',
      'webhook_failed',
      'webhook_refused',
      'webhook_gone',
    ],
  },
  'lead-analytics': {
    name: 'the analytics service',
    slots: 'ANALYTICS_CONCURRENCY',
    outside: 'reaches',
    errors: [
      'analytics_unreachable',
      'analytics_timed_out',
      'analytics_tls_failed',
      'analytics_connection_lost',
      'analytics_busy',
      'analytics_failed',
      'analytics_refused',
    ],
  },
} as const satisfies Readonly<Record<string, EffectProvider>>;

export type QueueName = keyof typeof providers;

/** A provider that a manager can pause at the desk: each that reaches outside, or asks there. */
export type SwitchedQueue = {
  [Queue in QueueName]: (typeof providers)[Queue]['outside'] extends 'nothing' ? never : Queue;
}[QueueName];
export const switchedQueues = (Object.keys(providers) as QueueName[]).filter(isSwitched);

/** Whether a manager can pause this provider. */
export function isSwitched(queue: QueueName): queue is SwitchedQueue {
  return providers[queue].outside !== 'nothing';
}

/** The error classes of one provider. */
export type ErrorOf<Queue extends QueueName> = (typeof providers)[Queue]['errors'][number];

/**
 * What can go wrong with every effect: no answer within its time, a worker that stopped in the middle, or an error of ours. In an
 * impossible state the effects of the lead contradict each other. Restored: a backup was restored, and the effect may have happened after that backup.
 */
export type AnyEffectError = 'timed_out' | 'worker_lost' | 'unexpected' | 'impossible_state' | 'restored';
/** Why an effect failed: a class of ours, never a provider's text. */
export type EffectError = ErrorOf<QueueName> | AnyEffectError;
/** Why a worker left an effect out. */
export type SkipReason =
  | 'mail_limit'
  | 'staff_mail_limit'
  | 'email_revoked'
  | 'address_bad'
  | 'no_calls'
  | 'contact_false'
  | 'request_over'
  | 'no_owner'
  | 'owner_disabled'
  | 'owner_without_mail'
  | 'told_before'
  | 'erased'
  | 'code_expired'
  | 'held';

/** The joint result of the checks of e-mail and phone: false if either is false, good if both are good. */
export type ContactResult = 'good' | 'unknown' | 'false';

/** The effect starts by itself, this many milliseconds after the lead's `createdAt`. */
interface StartsAlone {
  readonly delay: number;
}

/**
 * The effect starts once another one is done or skipped. Stored in the lead's document, so that a worker that does not know the effect can
 * still release it.
 */
export interface StartsAfter {
  readonly after: string;
  /** Milliseconds from the end of the other effect to the first try. */
  readonly delay: number;
  /** Start also when the other effect is parked. Without it, the effect waits until staff replay the other one. */
  readonly evenIfParked?: true;
  /** Skip the effect if the other one found one of these. */
  readonly unlessContact?: readonly ContactResult[];
}

/**
 * The effect starts anew with each such change of the lead. It is `waiting` until the first one, unless it is `onlyOnceOrdered`.
 * - `owner`: a new owner or second advisor. `giving`: an owner whom someone else chose.
 * - `revocation`, `callback`, `appointment`, `reply`, `erasure`.
 * - `asking`: a call did not reach the visitor.
 * - `code`: the visitor asked for a code. `ownChange`: the visitor changed something on their page.
 */
interface StartsWithChange {
  readonly with: 'owner' | 'giving' | 'revocation' | 'callback' | 'appointment' | 'asking' | 'reply' | 'code' | 'ownChange' | 'erasure';
  /** Milliseconds from the change to the first try, or from the time of the callback. A slip that is corrected meanwhile makes one mail. */
  readonly delay: number;
}

export interface EffectDefinition {
  readonly queue: QueueName;
  readonly starts: StartsAlone | StartsAfter | StartsWithChange;
  /** The job of that effect claims this one too if it is due and a slot is free, so that a new lead needs one job. */
  readonly ridesWith?: string;
  /** Skip the effect when the lead is stored, if this is true of the lead. */
  readonly unless?: 'noAnalyticsConsent';
  /** A mail to the visitor. Staff who correct the address may send it again. */
  readonly toVisitor?: true;
  /** Skip the effect once staff have contacted the visitor. */
  readonly until?: 'firstContact';
  /** A new lead has no such effect: the change that orders it adds it. */
  readonly onlyOnceOrdered?: true;
  /** Claims before the effect is parked. */
  readonly tries: number;
  /**
   * Milliseconds before the next try, by tries so far. After a failure the last pause repeats. A handler that answers `again` is not asked
   * again once the pauses are used up.
   */
  readonly pauses: readonly number[];
  /**
   * What to do when the outcome is unknown, because the worker crashed or the provider did not answer. `again`: a repeat is harmless, or
   * the provider knows the idempotency key, so its result may wait for a commit with others. `unconfirmed`: a repeat would reach someone twice.
   */
  readonly whenUnknown: 'again' | 'unconfirmed';
  /** It also runs while its provider is paused, and then does without the provider. */
  readonly neverPaused?: true;
  /**
   * What a restored backup does with this effect if it was open in the backup and may have happened since. `again`: nothing arrives twice, the receiver
   * knows the idempotency key, or leaving it out is worse. `unconfirmed`: staff decide.
   */
  readonly afterRestore: 'again' | 'unconfirmed';
  /** It happens for every lead within minutes, unless it is skipped. Tests and measurements wait for these. */
  readonly expected?: true;
}

const seconds = (...values: number[]) => values.map((value) => value * 1000);
const minutes = (...values: number[]) => seconds(...values.map((value) => value * 60));
const hours = (value: number) => value * 3600;

const atOnce = { delay: 0 };
const check = { tries: 20, pauses: seconds(1, 2, 5, 15, 60, 300) };
/** 20 tries span about 12 hours, so that a mail host may be away for half a day. */
const mail = { tries: 20, pauses: seconds(2, 5, 15, 60, 300, 900, 1800, 3600) };
/** The pauses that Standard Webhooks recommends. */
const webhook = { tries: 7, pauses: seconds(5, 300, 1800, hours(2), hours(5), hours(10)) };
/** Mail to staff may arrive twice, with one Message-ID. */
const reminder = { queue: 'lead-notify', ...mail, until: 'firstContact', whenUnknown: 'again', afterRestore: 'unconfirmed' } as const;

const definitions = {
  verify: {
    queue: 'lead-verify',
    starts: atOnce,
    ridesWith: 'persist',
    ...check,
    whenUnknown: 'again',
    afterRestore: 'again',
    expected: true,
  },
  // Nine tries in 24 hours. The other tries make up for workers that crashed.
  recheck: {
    queue: 'lead-verify',
    starts: { after: 'verify', delay: 5 * 60_000, unlessContact: ['good', 'false'] },
    tries: 15,
    pauses: minutes(10, 20, 40, 75, 150, 300, 420, 420),
    whenUnknown: 'again',
    afterRestore: 'again',
  },
  persist: { queue: 'lead-persist', starts: atOnce, ...check, whenUnknown: 'again', afterRestore: 'again', expected: true },
  staffMail: {
    queue: 'lead-notify',
    starts: atOnce,
    ridesWith: 'persist',
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'unconfirmed',
    expected: true,
  },
  // A check that could not run has found nothing false. SMTP has no idempotency key, so a mail that may have been sent is not sent again.
  visitorMail: {
    queue: 'lead-notify',
    starts: { after: 'verify', delay: 0, evenIfParked: true, unlessContact: ['false'] },
    ridesWith: 'persist',
    ...mail,
    toVisitor: true,
    whenUnknown: 'unconfirmed',
    afterRestore: 'unconfirmed',
    expected: true,
  },
  // Tells the visitor who has their request.
  ownerMail: {
    queue: 'lead-notify',
    starts: { with: 'owner', delay: 60_000 },
    ...mail,
    toVisitor: true,
    whenUnknown: 'unconfirmed',
    afterRestore: 'unconfirmed',
  },
  // Mails the new owner of a request that someone else gave them.
  handedMail: {
    queue: 'lead-notify',
    starts: { with: 'giving', delay: 60_000 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'unconfirmed',
  },
  // Mails the owner when the visitor wants to be called back.
  callback: {
    queue: 'lead-notify',
    starts: { with: 'callback', delay: 0 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'unconfirmed',
  },
  // Mails the visitor a calendar file for the call that both agreed on, for another time of it, and when it falls away.
  appointmentMail: {
    queue: 'lead-notify',
    starts: { with: 'appointment', delay: 60_000 },
    onlyOnceOrdered: true,
    ...mail,
    toVisitor: true,
    whenUnknown: 'unconfirmed',
    afterRestore: 'unconfirmed',
  },
  // Asks the visitor for a time or for the right number, after calls that did not reach them.
  askMail: {
    queue: 'lead-notify',
    starts: { with: 'asking', delay: 60_000 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'unconfirmed',
    afterRestore: 'unconfirmed',
  },
  // Mails the owner that the visitor answered one of our mails.
  replyMail: {
    queue: 'lead-notify',
    starts: { with: 'reply', delay: 0 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'unconfirmed',
  },
  // Appends the request's choices to the consent ledger. Each later choice orders it again.
  consentRecord: {
    queue: 'lead-consents',
    starts: atOnce,
    ridesWith: 'persist',
    ...check,
    whenUnknown: 'again',
    afterRestore: 'again',
    expected: true,
  },
  // Sends the visitor the code that opens the page of their request. It may arrive twice: the visitor waits for it. An old code is not sent.
  codeMail: {
    queue: 'lead-notify',
    starts: { with: 'code', delay: 0 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'again',
  },
  // Confirms what the visitor changed on that page. Changes within the delay make one mail.
  changeMail: {
    queue: 'lead-notify',
    starts: { with: 'ownChange', delay: 20_000 },
    onlyOnceOrdered: true,
    ...mail,
    whenUnknown: 'again',
    afterRestore: 'unconfirmed',
  },
  // Deletes the request, and then mails the visitor that it is deleted, if the mail host takes the mail.
  ownErasure: {
    queue: 'lead-notify',
    starts: { with: 'ownChange', delay: 0 },
    onlyOnceOrdered: true,
    ...mail,
    neverPaused: true,
    whenUnknown: 'again',
    afterRestore: 'again',
  },
  // Copies a revocation to the person's other requests.
  spreadRevocation: {
    queue: 'lead-persist',
    starts: { with: 'revocation', delay: 0 },
    ...check,
    whenUnknown: 'again',
    afterRestore: 'again',
  },
  webhook: {
    queue: 'lead-webhook',
    starts: atOnce,
    ridesWith: 'persist',
    ...webhook,
    whenUnknown: 'again',
    afterRestore: 'again',
    expected: true,
  },
  // Tells the CRM to erase the request. After the longest act of a worker, 10 s, so that no `webhook` arrives behind it, also if the clock of the next
  // primary is 10 s ahead.
  erasedWebhook: {
    queue: 'lead-webhook',
    starts: { with: 'erasure', delay: 20_000 },
    onlyOnceOrdered: true,
    ...webhook,
    whenUnknown: 'again',
    afterRestore: 'again',
  },
  analytics: {
    queue: 'lead-analytics',
    starts: atOnce,
    ridesWith: 'persist',
    unless: 'noAnalyticsConsent',
    tries: 10,
    pauses: seconds(5, 60, 300, 1800, 3600),
    whenUnknown: 'unconfirmed',
    afterRestore: 'unconfirmed',
    expected: true,
  },
  slaWarning: { ...reminder, starts: { delay: SLA.warnAfter } },
  slaBreach: { ...reminder, starts: { delay: SLA.breachAfter } },
} as const satisfies Readonly<Record<string, EffectDefinition>>;

export type EffectName = keyof typeof definitions;

/** The side effects of a lead, in the order in which staff read them. */
export const effects: Readonly<Record<EffectName, EffectDefinition>> = definitions;
export const effectNames = Object.keys(definitions) as readonly EffectName[];
/** In the order in which effects first need them. */
export const effectQueues: readonly QueueName[] = [...new Set(effectNames.map((name) => effects[name].queue))];

/** The effects of one provider. */
export type EffectAt<Queue extends QueueName> = {
  [Name in EffectName]: (typeof definitions)[Name]['queue'] extends Queue ? Name : never;
}[EffectName];

/** The effects that every new lead has. */
export type FirstEffect = {
  [Name in EffectName]: (typeof definitions)[Name] extends { readonly onlyOnceOrdered: true } ? never : Name;
}[EffectName];

export const firstEffects = effectNames.filter((name): name is FirstEffect => !effects[name].onlyOnceOrdered);

export type ExpectedEffect = {
  [Name in EffectName]: (typeof definitions)[Name] extends { readonly expected: true } ? Name : never;
}[EffectName];
export const expectedEffects = effectNames.filter((name): name is ExpectedEffect => effects[name].expected === true);
/** Effects whose outcome may stay unknown, because they should not happen twice. */
export const unsureEffects = effectNames.filter((name) => {
  const { whenUnknown, afterRestore } = effects[name];
  return whenUnknown === 'unconfirmed' || afterRestore === 'unconfirmed';
});
/** Their providers. */
export const unsureQueues = effectQueues.filter((queue) => unsureEffects.some((name) => effects[name].queue === queue));
/** The expected effects that arrive somewhere outside. */
export const reachingEffects = expectedEffects.filter((name) => providers[effects[name].queue].outside === 'reaches');

export function isEffectName(name: string): name is EffectName {
  return Object.hasOwn(effects, name);
}
