import type { RateAsk } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { currentSheet } from '../rates/read-rates.ts';
import { crossedOrder, endingOrder } from './claim-reminder-mail.ts';
import { type ReminderRecord, reminderModel } from './reminder-model.ts';

/** Few enough that one write of them takes a fraction of a second. */
const AT_ONCE = 500;

type Watch = Pick<ReminderRecord, '_id' | 'sheet' | 'isReached' | 'mail' | 'mailedAt' | 'expiresAt'> & { readonly ask: RateAsk };

/**
 * Compares every confirmed watch with the sheet in use, once for each sheet, and orders a mail where a rate has risen to what was asked. The
 * order and the comparison are one write, so a worker that is killed neither loses nor doubles an order. Watches of a mail that is being
 * sent come next time.
 *
 * @returns how many orders were made
 */
export async function compareReminders(
  connection: Connection,
  { sheet, isReached, now }: { readonly sheet: string; readonly isReached: (ask: RateAsk) => boolean; readonly now: Date },
): Promise<number> {
  const reminders = reminderModel(connection);
  let ordered = 0;
  let after = '';
  for (;;) {
    const watches = await reminders
      .find({ sheet: { $exists: true, $ne: sheet }, _id: { $gt: after }, claim: { $exists: false } } as object)
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean<Watch[]>();
    const last = watches.at(-1);
    // Read after the watches: a worker that still has an older sheet changes nothing.
    if (!last || (await currentSheet(connection))?.batch !== sheet) return ordered;
    const changes = watches.map((watch) => ({ watch, change: changeOf(watch, isReached(watch.ask), now) }));
    await reminders.bulkWrite(
      changes.map(({ watch, change }) => ({
        updateOne: {
          filter: { _id: watch._id, sheet: watch.sheet, claim: { $exists: false } } as object,
          update: { ...change, $set: { ...change.$set, sheet } } as object,
        },
      })),
      { ordered: false },
    );
    ordered += changes.filter(({ change }) => 'mail' in change.$set && change.$set.mail === 'crossed').length;
    after = last._id;
  }
}

function changeOf({ isReached: before, mail, mailedAt, expiresAt }: Watch, isReached: boolean, now: Date) {
  if (isReached && !before) {
    const order = crossedOrder(now, mailedAt);
    return { ...order, $set: { ...order.$set, isReached } };
  }
  // It fell again before its mail was sent.
  if (!isReached && mail === 'crossed') {
    const order = endingOrder(expiresAt, now, mailedAt);
    return { ...order, $set: { ...order.$set, isReached } };
  }
  return { $set: { isReached } };
}
