import { randomUUID } from 'node:crypto';
import { insertLead, type Leads, openLeads } from '@annuity-lantern/lead-store';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { leadBody } from '../intake/leads.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import type { Section } from '../report.ts';
import { createRandom, median } from '../rounds.ts';
import { generateLeads } from './generate-leads.ts';

const LEADS = 20_000;
const INSERTS = 2000;
const RATIO_BAR = 1.1;
/** First fields of the indexes that only the desk's search, filters and figures read. */
const DESK_INDEXES: readonly string[] = ['facets', 'nameKey', 'givenKey', 'emailNormalised', 'phoneNormalised', 'firstContact.at'];

/** What the desk's indexes cost the insert that a visitor waits for. */
export async function measureInsert(
  stores: OwnStores,
  { leads: count = LEADS, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const sides = [];
  for (const side of ['bare', 'indexed'] as const) {
    const store = connectStore({ mongodbUrl: stores.mongodbUrl(`insert-${side}`) });
    undoAtEnd(() => store.close());
    await store.connected;
    const leads = openLeads(store);
    log(`Insert: generating ${count} leads ...`);
    await generateLeads(leads, { count, random: createRandom(seed), onProgress: () => {} });
    await leads.any.createIndexes();
    if (side === 'bare') await dropDeskIndexes(leads);
    sides.push({ leads, times: [] as number[], indexes: (await leads.any.collection.indexes()).length });
  }
  log(`Insert: ${INSERTS} inserts on each side, in turns ...`);
  for (let index = 0; index < INSERTS; index += 1) {
    for (const { leads, times } of index % 2 ? sides : sides.toReversed()) {
      const { website: _, consent = null, page: __, ...answers } = leadBody(count + index);
      const lead = {
        kind: 'consultation',
        id: randomUUID(),
        bodyHmac: 'generated',
        createdAt: new Date(),
        answers,
        contact: { email: 'good', phone: 'good' },
        consent,
        reception: {},
      } as const;
      const begin = performance.now();
      await insertLead(leads, lead);
      times.push(performance.now() - begin);
    }
  }
  const [bare = Number.NaN, indexed = Number.NaN] = sides.map(({ times }) => median(times));
  return {
    title: 'The accepting insert with the indexes of the desk',
    notes: [
      `The ledger's insert, ${INSERTS} times in turns into two collections of ${count} leads: one with all ${sides[1]?.indexes} indexes, one without those of the desk's search, filters and figures (${sides[0]?.indexes}). Medians.`,
      `With ${stores.programs.join(' and ')}.`,
    ],
    figures: [
      { name: 'with all indexes', value: indexed, unit: 'ms' },
      { name: 'without those of the desk', value: bare, unit: 'ms' },
      { name: 'ratio', value: indexed / bare, unit: 'times', bar: { at: 'most', value: RATIO_BAR } },
    ],
  };
}

async function dropDeskIndexes({ any: { collection } }: Leads): Promise<void> {
  for (const { name, key } of await collection.indexes()) {
    if (name && DESK_INDEXES.includes(Object.keys(key)[0] ?? '')) await collection.dropIndex(name);
  }
}
