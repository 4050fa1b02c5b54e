import type { Connection } from 'mongoose';
import { type ReminderMail, type ReminderRecord, reminderModel } from './reminder-model.ts';
import { REMINDER_PAUSE, saysEndAt } from './reminder-times.ts';

interface ReminderClaim {
  readonly now: Date;
  /** Milliseconds until the worker counts as lost. */
  readonly lease: number;
  /** Of this claim alone. */
  readonly token: string;
  /** False: mails about rates wait. */
  readonly withRates: boolean;
}

/** A mail that is due. */
export interface ClaimedReminder extends ReminderRecord {
  readonly mail: ReminderMail;
  readonly claim: string;
  /** An earlier worker was lost after it had handed the mail over. */
  readonly isUnknown: boolean;
}

/** Claims the mail that is longest overdue, for one worker. Undefined without one. */
export async function claimReminderMail(
  connection: Connection,
  { now, lease, token, withRates }: ReminderClaim,
): Promise<ClaimedReminder | undefined> {
  const before = await reminderModel(connection)
    .findOneAndUpdate(
      { dueAt: { $lte: now }, ...(withRates ? {} : { 'ask.kind': 'day' }) } as object,
      { $set: { claim: token, dueAt: new Date(now.getTime() + lease) }, $inc: { tries: 1 } } as object,
      { sort: { dueAt: 1 }, returnDocument: 'before' },
    )
    .lean<ReminderRecord>();
  if (!before?.mail) return undefined;
  return { ...before, mail: before.mail, claim: token, isUnknown: before.isHandedOver === true };
}

/**
 * Records that the mail host gets the end of the mail now. Like every write, by a majority: after a change of primary, the mail would be sent again.
 *
 * @throws Error if the claim was taken over, or the reminder was stopped: the mail must not be sent
 */
export async function markHandedOver(connection: Connection, { _id, claim }: Pick<ClaimedReminder, '_id' | 'claim'>): Promise<void> {
  const { matchedCount } = await reminderModel(connection).updateOne({ _id, claim } as object, { $set: { isHandedOver: true } });
  if (matchedCount === 0) throw new Error('another worker has this mail, or its reminder was stopped');
}

/**
 * How a mail ended. `sent`: the server has it. `later`: not handed over, in so many milliseconds again. `unknown`: perhaps arrived; again
 * with the same key after the milliseconds, or without them counted as sent. `untrue`: the rate fell again before the mail was sent. `refused`: the
 * address takes no mail.
 */
export type ReminderOutcome =
  | { readonly end: 'sent' | 'untrue' | 'refused' }
  | { readonly end: 'later'; readonly wait: number }
  | { readonly end: 'unknown'; readonly wait: number | undefined };

/** Records how a mail ended. Does nothing if the claim was taken over, or the reminder was stopped or confirmed. */
export async function endReminderMail(
  connection: Connection,
  { _id, claim, mail, expiresAt }: Pick<ClaimedReminder, '_id' | 'claim' | 'mail' | 'expiresAt'>,
  outcome: ReminderOutcome,
  now: Date,
): Promise<void> {
  const reminders = reminderModel(connection);
  const mine = { _id, claim } as object;
  if (outcome.end === 'refused' || (outcome.end === 'sent' && mail === 'day')) {
    await reminders.deleteOne(mine);
    return;
  }
  await reminders.updateOne(mine, changeOf(mail, expiresAt, outcome, now) as object);
}

function changeOf(mail: ClaimedReminder['mail'], expiresAt: Date, outcome: ReminderOutcome, now: Date) {
  const wait = 'wait' in outcome ? outcome.wait : undefined;
  const isRate = mail === 'crossed' || mail === 'ending';
  if (wait !== undefined) {
    // Perhaps it was sent: it counts as this week's mail.
    const mailed = outcome.end === 'unknown' && isRate ? { mailedAt: now } : {};
    return { $set: { dueAt: new Date(now.getTime() + wait), ...mailed }, $unset: { claim: 1, isHandedOver: 1 } };
  }
  const state = outcome.end === 'untrue' ? { isReached: false } : isRate ? { mailedAt: now } : {};
  const unknown = outcome.end === 'unknown' ? { unknowns: 1 } : {};
  const next = mail === 'crossed' ? endingOrder(expiresAt, now, outcome.end === 'untrue' ? undefined : now) : noOrder;
  return {
    $inc: { ...next.$inc, ...unknown },
    $set: { ...state, ...next.$set },
    $unset: { ...next.$unset, claim: 1, isHandedOver: 1, tries: 1, sentFrom: 1 },
  };
}

/** No mail is next. */
const noOrder = { $set: {}, $inc: {}, $unset: { mail: 1, dueAt: 1 } } as const;

/** Orders the mail that says that the watch ends, unless the time for it has passed. */
export function endingOrder(expiresAt: Date, now: Date, mailedAt: Date | undefined) {
  const says = saysEndAt(expiresAt);
  if (says < now) return noOrder;
  return {
    $set: { mail: 'ending', dueAt: new Date(Math.max(says.getTime(), pauseAfter(mailedAt))) },
    $inc: { orders: 1 },
    $unset: {},
  } as const;
}

/** Orders the mail that says that a rate rose. */
export function crossedOrder(now: Date, mailedAt: Date | undefined) {
  return {
    $set: { mail: 'crossed', dueAt: new Date(Math.max(now.getTime(), pauseAfter(mailedAt))) },
    $inc: { orders: 1 },
    $unset: { tries: 1 },
  } as const;
}

/** A watch of a rate has at most one mail a week. */
function pauseAfter(mailedAt: Date | undefined): number {
  return mailedAt ? mailedAt.getTime() + REMINDER_PAUSE : 0;
}
