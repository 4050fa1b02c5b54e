import { randomUUID } from 'node:crypto';
import {
  claimReminderMail,
  compareReminders,
  endReminderMail,
  markHandedOver,
  noteStops,
  type ReminderMail,
  type ReminderOutcome,
  type ReminderStop,
} from '@annuity-lantern/content-store';
import type { RateAsk } from '@annuity-lantern/contracts/http';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type SendReminderOptions, sendReminder } from './send-reminder.ts';

export interface RemindersOptions extends Omit<SendReminderOptions, 'markHandedOver'> {
  readonly connection: Store['connection'];
  /** Whether mails about rates are sent. */
  readonly rateWatch: boolean;
  /** Whether mails wait. */
  readonly isMailPaused?: (() => boolean) | undefined;
  /** Notes outside MongoDB that a reminder was stopped. Undefined keeps no note. */
  readonly noteStop: ((stop: ReminderStop) => Promise<void>) | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
}

const EVERY = 2000;
/** Mails that one worker sends at a time, beside those of requests. */
const SLOTS = 8;
/** Longer than the mailer's own limit and the two writes around it. */
const LEASE = 10_000;

const mails: readonly ReminderMail[] = ['confirm', 'crossed', 'ending', 'day'];
const outcomes: readonly ReminderOutcome['end'][] = ['sent', 'later', 'unknown', 'untrue', 'refused'];

/**
 * Compares the watches of rates with each new sheet, and sends the mails of reminders that are due, in every worker. The claim decides who
 * sends, so workers share the work. A lane of its own: mails of requests never wait for these.
 */
export function startReminders(options: RemindersOptions): Repeating {
  const warn = lowRateWarning(options.log.warn);
  const stopping = new AbortController();
  const sweeping = repeat({
    every: EVERY,
    work: createReminderSweep({ ...options, signal: stopping.signal }),
    onError: (error) => warn('mails of reminders wait', { dependency: 'mongodb', error }),
  });
  return {
    stop: () => {
      stopping.abort();
      return sweeping.stop();
    },
  };
}

/** Resolves once nothing is due, or after the current mails if it was aborted. Rejects if MongoDB is away. */
export function createReminderSweep(options: RemindersOptions & { readonly signal?: AbortSignal }): () => Promise<void> {
  const { connection, rateWatch, isMailPaused, readSheetRates, noteStop = async () => {}, log, metrics, now, signal } = options;
  const warn = lowRateWarning(log.warn);
  const count = metrics.counter({
    name: 'lantern_reminder_mails_total',
    help: 'Mails of reminders by how they ended',
    labels: { mail: mails, outcome: outcomes },
  });

  const sending: SendReminderOptions = { ...options, markHandedOver: (reminder) => markHandedOver(connection, reminder) };

  async function compareWithSheet(): Promise<void> {
    const rates = await readSheetRates();
    if (!rates) return;
    const isReached = (ask: RateAsk) => rates.reached(ask) !== undefined;
    const ordered = await compareReminders(connection, { sheet: rates.sheet, isReached, now: now() });
    if (ordered > 0) log.info('a new sheet of rates has what visitors asked for', { count: ordered });
  }

  async function sendDue(): Promise<void> {
    while (!signal?.aborted && !isMailPaused?.()) {
      const claim = { now: now(), lease: LEASE, token: randomUUID(), withRates: rateWatch };
      const reminder = await claimReminderMail(connection, claim);
      if (!reminder) return;
      const outcome = await sendReminder(sending, reminder);
      await endReminderMail(connection, reminder, outcome, now());
      count({ mail: reminder.mail, outcome: outcome.end });
      if (outcome.end === 'unknown') warn('it is unknown whether the mail of a reminder arrived', { step: reminder.mail });
    }
  }

  return async () => {
    await noteStops(connection, noteStop).catch((error) => warn('stops of reminders are not noted for a restore yet', { error }));
    if (rateWatch) await compareWithSheet();
    const ends = await Promise.allSettled(Array.from({ length: SLOTS }, sendDue));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}
