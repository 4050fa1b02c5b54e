import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type Document, MongoClient } from 'mongodb';

/** Effects of a release that was rolled back. No worker of this run knows them. */
export interface NewerEffects {
  /** Makes every stored lead owe them, since an hour: a sweep that looked for them would find nothing else. */
  owe(): Promise<void>;
  /** How many leads owe them. */
  owed(): Promise<number>;
  /** The leads in which a worker changed them. A release by the effect that one waits for is no change. */
  changed(): Promise<string[]>;
}

const HOUR_MS = 3_600_000;
const since = { $dateSubtract: { startDate: '$$NOW', unit: 'hour', amount: 1 } };
const due = { state: 'due', attempts: 0, nextAt: since };
/** Its worker was stopped in the middle. */
const claimed = { state: 'sending', attempts: 1, nextAt: since, token: 'of-a-newer-worker' };
/** Due if the other effect has ended already. */
const afterWebhook = {
  $cond: [{ $in: ['$effects.webhook.state', ['done', 'skipped']] }, due, { state: 'waiting', attempts: 0, after: 'webhook', delay: 0 }],
};

export async function openNewerEffects(mongodbUrl: string): Promise<NewerEffects> {
  const client = new MongoClient(mongodbUrl);
  undoAtEnd(() => client.close());
  const leads = client.db().collection<Document & { readonly _id: string }>('leads');
  const isOwed = { 'effects.newerDue': { $exists: true } };
  return {
    owe: async () => {
      const effects = { 'effects.newerDue': due, 'effects.newerClaimed': claimed, 'effects.newerAfter': afterWebhook };
      // A commit trusts its claim's copy: what waits for an effect is stored before that effect is claimed.
      await leads.updateMany({ $nor: [isOwed], 'effects.webhook.state': { $ne: 'sending' } }, [{ $set: effects }]);
    },
    owed: () => leads.countDocuments(isOwed),
    changed: async () => {
      const asLeft = {
        'effects.newerDue.state': 'due',
        'effects.newerDue.attempts': 0,
        'effects.newerDue.nextAt': { $lt: new Date(Date.now() - HOUR_MS) },
        'effects.newerClaimed.state': 'sending',
        'effects.newerClaimed.attempts': 1,
        'effects.newerClaimed.token': claimed.token,
        'effects.newerAfter.state': 'due',
        'effects.newerAfter.attempts': 0,
      };
      const changed = await leads.find({ ...isOwed, $nor: [asLeft] }, { projection: { _id: 1 } }).toArray();
      return changed.map(({ _id }) => _id);
    },
  };
}
