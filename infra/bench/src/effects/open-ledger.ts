import { setTimeout as pause } from 'node:timers/promises';
import { type Leads, openLeads } from '@annuity-lantern/lead-store';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createJobProducer } from '@annuity-lantern/service-kit/queue';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import type { OwnStores } from '../product/own-stores.ts';
import { fillLedger } from './fill-ledger.ts';

const LOOK_EVERY_MS = 100;

export interface OpenLedger {
  readonly leads: Leads;
  /** Stores so many leads and dispatches their effects. */
  readonly fill: (count: number) => Promise<void>;
  /** Drops the database. */
  readonly close: () => Promise<void>;
}

/** The leads of a database, with their indexes. */
export async function openLedger(
  { mongodbUrl, redisUrl }: Pick<OwnStores, 'mongodbUrl' | 'redisUrl'>,
  database: string,
): Promise<OpenLedger> {
  const store = connectStore({ mongodbUrl: mongodbUrl(database) });
  const closeStore = undoAtEnd(() => store.close());
  const leads = openLeads(store);
  await store.connected;
  await leads.any.createIndexes();
  return {
    leads,
    fill: async (count) => {
      const producer = createJobProducer(redisUrl, createLog('bench', 'silent'));
      while (!(await producer.ready())) await pause(LOOK_EVERY_MS);
      await fillLedger(leads, producer, count);
      await producer.stop();
    },
    close: async () => {
      await store.connection.dropDatabase();
      await closeStore();
    },
  };
}
