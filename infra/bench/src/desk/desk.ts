import { MOST_COUNTED } from '@annuity-lantern/contracts/http';
import { weekdays } from '@annuity-lantern/domain/calendar-day';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { createRandom, percentile } from '@annuity-lantern/harness/rounds';
import {
  countFound,
  countQueue,
  countWaiting,
  countWaitingOf,
  findLeads,
  type LeadFilter,
  type Leads,
  listLeads,
  openLeads,
  readFirstContacts,
  readQueue,
  readTallies,
  searchLeads,
} from '@annuity-lantern/lead-store';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import type { Options } from '../options.ts';
import { generateLeads } from './generate-leads.ts';

const SMALL = 1000;
const LARGE = 100_000;
const TURNS = 200;
const WARM_UP = 10;
const LIMIT = 50;
const RATIO_BAR = 1.5;
const EXAMINED_BAR = 2;
const WEEK = 7 * 86_400_000;
/** By the clocks of all states: an afternoon on which every visitor may be called, and a night on which no visitor may. */
const afternoon = new Date('2026-11-25T20:00:00Z');
const night = new Date('2026-11-25T09:00:00Z');
/** Never closed, so that the bench measures the same at any hour. */
const office = {
  opens: '00:00',
  closes: '24:00',
  days: weekdays,
  timeZone: 'America/New_York',
  closedDays: [],
};
const owners = ['agent-3', null];

/** Returns how many leads it gave. */
type Read = (leads: Leads, known: Known) => Promise<number>;

/** A lead of the data that is searched, from the middle of it. */
interface Known {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const find =
  (filter: LeadFilter, more: Partial<Parameters<typeof findLeads>[1]> = {}): Read =>
  async (leads) =>
    (await findLeads(leads, { filter, sort: 'newest', limit: LIMIT, ...more })).records.length;
const search =
  (textOf: (known: Known) => string): Read =>
  async (leads, known) =>
    (await searchLeads(leads, { text: textOf(known), hidden: [], filter: {}, limit: LIMIT })).records.length;

const queue =
  (now: Date, more: Partial<Parameters<typeof readQueue>[1]> = {}): Read =>
  async (leads) =>
    (await readQueue(leads, { owners, filter: {}, office, limit: LIMIT, now, ...more })).records.length;
/** Answers how many counts it made: each reads index keys only. */
const counts: Read = async (leads) => {
  const count = (filter: LeadFilter, sort: 'newest' | 'left' = 'newest') => countFound(leads, { filter, sort }, MOST_COUNTED);
  const all = await Promise.all([
    countQueue(leads, owners, MOST_COUNTED),
    countWaitingOf(leads, [null], MOST_COUNTED),
    count({ owners: ['agent-3'] }),
    count({ attention: '1' }),
    count({}, 'left'),
  ]);
  return all.length;
};

const singles: Readonly<Record<string, Read>> = {
  list: async (leads) => (await listLeads(leads, 'consultation', { limit: LIMIT })).records.length,
  'list, next page': async (leads, { id, createdAt }) =>
    (await listLeads(leads, 'consultation', { limit: LIMIT, after: { id, createdAt } })).records.length,
  'both kinds': find({}),
  kind: find({ kind: 'annuity-review' }),
  status: find({ status: 'contacted' }),
  state: find({ state: 'OH' }),
  assets: find({ assets: '250k-500k' }),
  waiting: find({ waiting: '1' }),
  'needs attention': find({ attention: '1' }),
  'owner, none': find({ owners: [null] }),
  'owner, one person': find({ owners: ['agent-3'] }),
  'day to call': find({ callDay: 'Monday' }),
  'time to call': find({ callPart: 'morning' }),
  age: find({}, { range: { until: new Date(Date.now() - 24 * 3_600_000) } }),
  'time left': find({}, { sort: 'left' }),
  'filter, next page': async (leads, { id, createdAt }) =>
    (await findLeads(leads, { filter: { waiting: '1' }, sort: 'newest', limit: LIMIT, after: { id, createdAt } })).records.length,
  'view “Without an owner”': find({ owners: [null], waiting: '1' }),
  'own queue, by day': queue(afternoon),
  'own queue, by night': queue(night),
  'own queue, next page': async (leads, known) =>
    queue(afternoon, { after: { now: afternoon, phase: 1, at: known.createdAt, id: known.id } })(leads, known),
  'counts of views': counts,
  'search, name': search(({ lastName }) => lastName.slice(0, 5)),
  'search, e-mail': search(({ email }) => email),
  'search, phone': search(({ phone }) => phone.slice(2, 5)),
  'search, reference': search(({ id }) => `${id.slice(0, 4)}-${id.slice(4, 8)}`),
};
function lastWeeks() {
  const until = new Date();
  const weeks = Array.from({ length: 12 }, (_, week) => new Date(until.getTime() - (12 - week) * WEEK)) as [Date, ...Date[]];
  return { weeks, until, waitingUntil: until };
}

/** Without a bar. */
const others: Readonly<Record<string, Read>> = {
  'kind, status, state': find({ kind: 'consultation', status: 'contacted', state: 'OH' }),
  'times to the first contact': async (leads) => (await readFirstContacts(leads, lastWeeks())).contacts.length,
  'report by week': async (leads) => (await readTallies(leads, lastWeeks())).length,
  // Four digits may also begin a reference or a phone number: several reads, like several filters.
  'search, last four digits': search(({ phone }) => phone.slice(-4)),
  'search, word of a concern': search(() => 'income'),
  'all that wait, counted': (leads) => countWaiting(leads),
  'own queue, one state': queue(afternoon, { filter: { state: 'OH' } }),
  'status, day, assets': find({ status: 'closed', callDay: 'Friday', assets: 'over-1m' }),
};

/** The desk's reads on few and on many leads, in turns, and the documents that MongoDB examined for them. */
export async function measureDesk(
  stores: OwnStores,
  { leads: large = LARGE, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const sizes = [SMALL, large];
  const sides = [];
  for (const size of sizes) {
    const store = connectStore({ mongodbUrl: stores.mongodbUrl(`desk-${sides.length}-${size}`) });
    undoAtEnd(() => store.close());
    await store.connected;
    const leads = openLeads(store);
    await leads.any.createIndexes();
    const onProgress = (stored: number) => {
      if (stored % 10_000 === 0 || stored === size) log(`  ${stored} of ${size} leads`);
    };
    log(`Desk: generating ${size} leads ...`);
    await generateLeads(leads, { count: size, random: createRandom(seed), onProgress });
    const [middle] = await leads.any
      .find()
      .sort({ kind: 1, createdAt: -1 })
      .skip(Math.floor(size / 2))
      .limit(1)
      .lean();
    if (!middle) throw new Error('No lead was stored.');
    sides.push({ leads, known: { ...middle, id: middle._id } });
  }
  const rows: string[][] = [];
  const ratios: number[] = [];
  const examinedPer: number[] = [];
  for (const [name, read] of Object.entries({ ...singles, ...others })) {
    log(`Desk: ${name} ...`);
    const times = sizes.map((): number[] => []);
    for (let turn = -WARM_UP; turn < TURNS; turn += 1)
      for (const [place, { leads, known }] of sides.entries()) {
        const begin = performance.now();
        await read(leads, known);
        if (turn >= 0) times[place]?.push(performance.now() - begin);
      }
    const [few = Number.NaN, many = Number.NaN] = times.map((side) => percentile(side, 0.95));
    const [, last] = sides;
    const { examined, returned } = await countExamined(last as (typeof sides)[number], read);
    const isSingle = Object.hasOwn(singles, name);
    if (isSingle) {
      ratios.push(many / few);
      examinedPer.push(examined / Math.max(1, returned));
    }
    rows.push([name, `${few.toFixed(2)} ms`, `${many.toFixed(2)} ms`, (many / few).toFixed(2), String(returned), String(examined)]);
  }
  return {
    title: "Reads of the desk's list",
    notes: [
      `Lists, filters and searches of lead-store in one process, ${TURNS} times each on ${SMALL} and on ${large} generated leads, in turns; pages of ${LIMIT}.`,
      `With ${stores.programs.join(' and ')}. MongoDB's profiler counts the documents examined, on ${large} leads. Several filters at once, the times to the first contact and the report of 12 weeks have no bar.`,
    ],
    figures: [
      { name: 'largest ratio of both p95', value: Math.max(...ratios), unit: 'times', bar: { at: 'most', value: RATIO_BAR } },
      {
        name: 'documents examined for one returned, at most',
        value: Math.max(...examinedPer),
        unit: '',
        bar: { at: 'most', value: EXAMINED_BAR },
      },
    ],
    tables: [{ title: '', columns: ['read', `p95, ${SMALL} leads`, `p95, ${large} leads`, 'ratio', 'returned', 'examined'], rows }],
  };
}

/** Totals that one read examined and returned, by the profiler. */
async function countExamined({ leads, known }: { readonly leads: Leads; readonly known: Known }, read: Read) {
  const { db } = leads.any.db;
  if (!db) throw new Error('MongoDB is not connected.');
  await db.command({ profile: 2 });
  const returned = await read(leads, known);
  await db.command({ profile: 0 });
  const profile = db.collection<{ readonly docsExamined?: number }>('system.profile');
  const reads = await profile.find({ ns: /\.leads$/ }).toArray();
  await profile.drop();
  return { returned, examined: reads.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0) };
}
