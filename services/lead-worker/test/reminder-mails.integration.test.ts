import {
  askReminder,
  confirmReminder,
  createReminderTokens,
  prepareContent,
  type ReminderRecord,
  type ReminderStop,
  reminderId,
  reminderModel,
  stopReminder,
} from '@annuity-lantern/content-store';
import type { DayAsk, RateAsk, RateRecord, ReminderAsk } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { EffectRefusal } from '../src/effects/effect-refusal.ts';
import type { Mail } from '../src/mail/render-mail.ts';
import { createReadSheetRates } from '../src/reminders/read-sheet-rates.ts';
import { createReminderLinks } from '../src/reminders/reminder-links.ts';
import { createReminderSweep } from '../src/reminders/start-reminders.ts';
import { longLines } from './support/long-lines.ts';
import { flat, readable } from './support/read-mail.ts';
import { type SmtpTrap, startSmtpTrap } from './support/smtp-trap.ts';
import { type SpawnedService, spawnService } from './support/spawn-service.ts';

const REDIS_DATABASE = 25;
const ID_KEY = 'a key of this test that is long enough';
const origin = 'https://www.example.com';
const DAY = 86_400_000;
/** Monday. */
const start = new Date('2026-11-16T15:00:00Z');
/** Watches under kills; `WATCHES=10000` for a figure. */
const WATCHES = Number(process.env.WATCHES ?? 50);
const KILLS = WATCHES > 1000 ? 20 : 2;

const watch: RateAsk = { kind: 'rate', years: 5, atLeast: 'A-', state: 'OH', rate: 5.8 };
const renewal: DayAsk = { kind: 'day', tool: 'renewal-window', day: '2026-12-30' };

let store: Store;
let mongodbUrl: string;
let now: Date;
let sent: { readonly mail: Mail; readonly to: string; readonly key: string }[];
let failure: EffectRefusal | undefined;
let withheld: 'sender_limit' | undefined;
let notedStops: ReminderStop[];
let noteFailure: Error | undefined;
let sheets = 0;

beforeAll(async () => {
  const url = new URL(inject('mongodbUrl'));
  url.pathname = '/worker-reminders';
  mongodbUrl = url.href;
  store = connectStore({ mongodbUrl });
  await store.connected;
  await prepareContent(store.connection);
});

afterAll(() => store.close());

beforeEach(async () => {
  now = start;
  sent = [];
  failure = undefined;
  withheld = undefined;
  notedStops = [];
  noteFailure = undefined;
  for (const name of ['reminders', 'stoppedReminders', 'rates', 'rateSheet']) await store.connection.collection(name).deleteMany({});
});

/** Puts a sheet with one product in place. */
async function publish(rate: number, further: Partial<RateRecord> = {}): Promise<void> {
  sheets += 1;
  const batch = `sheet-${sheets}`;
  const product = {
    carrier: 'Brackenfield Life',
    productName: 'Footpath 5',
    type: 'MYGA',
    term: '5 years',
    rate,
    minimumPremium: 25_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf: '2026-11-18',
    source: 'rate sheet 214',
    sample: false,
    states: 'all',
    ...further,
  };
  await store.connection
    .collection('rates')
    .insertOne({ _id: `${batch}/x`, batch, product: 'x', listed: true, history: [], ...product } as never);
  const current = { batch, since: now, digest: batch, count: 1, samples: product.sample ? 1 : 0, oldestAsOf: '', newestAsOf: '' };
  await store.connection.collection('rateSheet').updateOne({ _id: 'current' as never }, { $set: current }, { upsert: true });
}

function sweep({ rateWatch = true, samplesAllowed = true } = {}): Promise<void> {
  return createReminderSweep({
    connection: store.connection,
    mailer: {
      send: async (mail, to, key, _spent, beforeEnd) => {
        if (failure) throw failure;
        await beforeEnd?.();
        sent.push({ mail, to: String(to), key });
      },
    },
    readMailWishes: async () => ({}),
    withholdMail: async () => {
      if (withheld) throw new EffectRefusal(withheld, { permanent: true, ambiguous: false });
      return null;
    },
    site: samplePublicSite,
    publicOrigin: origin,
    linksOf: createReminderLinks(ID_KEY, origin),
    readSheetRates: createReadSheetRates(store.connection, samplesAllowed),
    rateWatch,
    noteStop: async (stop) => {
      if (noteFailure) throw noteFailure;
      notedStops.push(stop);
    },
    log: createLog('lead-worker', 'silent'),
    metrics: createMetrics(),
    now: () => now,
  })();
}

const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};
const idOf = (ask: ReminderAsk, email = 'ada@example.org') => reminderId(ID_KEY, email, ask);
const ask = (wish: ReminderAsk, email = 'ada@example.org') =>
  askReminder(store.connection, { id: idOf(wish, email), email, ask: wish, now });
const stored = () => reminderModel(store.connection).find().lean<ReminderRecord[]>();
const subjects = () => sent.map(({ mail }) => mail.subject);

/** A watch that is confirmed, with its mail to confirm forgotten. */
async function confirmed(wish: ReminderAsk): Promise<void> {
  await ask(wish);
  await sweep();
  await confirmReminder(store.connection, idOf(wish), now);
  sent = [];
}

describe('the mail to confirm', () => {
  it('is sent once, starts nothing by itself, and its link starts the reminder', async () => {
    await publish(6);
    await ask(watch);
    await ask(watch);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(sent.map(({ to, key }) => [to, key])).toEqual([['ada@example.org', `reminder/${idOf(watch)}/1`]]);
    const [, token = ''] = /\/reminders#confirm=(\S+)/.exec(sent[0]?.mail.text ?? '') ?? [];
    const tokens = createReminderTokens(ID_KEY);
    expect(tokens.read('confirm', token)).toBe(idOf(watch));
    expect(tokens.read('stop', token)).toBeUndefined();
    await confirmReminder(store.connection, idOf(watch), now);
    await sweep();
    expect(subjects()).toEqual(['Confirm your rate watch', '6.00% for 5 years: your rate watch']);
  });

  it('is sent again if the same wish comes again before it is confirmed', async () => {
    await ask(renewal);
    await sweep();
    await ask(renewal);
    await sweep();
    expect(sent.map(({ key }) => key)).toEqual([`reminder/${idOf(renewal)}/1`, `reminder/${idOf(renewal)}/2`]);
    await confirmReminder(store.connection, idOf(renewal), now);
    await ask(renewal);
    await sweep();
    expect(sent).toHaveLength(2);
  });

  it('leaves no address where the sender asked for too many, or the address takes no mail', async () => {
    withheld = 'sender_limit';
    await ask(watch);
    await sweep();
    expect(await stored()).toEqual([]);
    withheld = undefined;
    failure = new EffectRefusal('smtp_refused', { permanent: true, ambiguous: false });
    await ask(watch);
    await sweep();
    expect(await stored()).toEqual([]);
  });

  it('is deleted with its address after 7 days', async () => {
    await ask(watch);
    await sweep();
    expect((await stored())[0]?.expiresAt).toEqual(new Date(start.getTime() + 7 * DAY));
    pass(7);
    expect(await confirmReminder(store.connection, idOf(watch), now)).toBeUndefined();
  });
});

describe('a watch of a rate', () => {
  it('mails when a rate crosses upward since the last mail, and not while it stays there', async () => {
    await publish(5.75);
    await confirmed(watch);
    await sweep();
    expect(sent).toEqual([]);
    await publish(5.8);
    await sweep();
    pass(10);
    await publish(5.9);
    await sweep();
    expect(subjects()).toEqual(['5.80% for 5 years: your rate watch']);
    await publish(5.7);
    await sweep();
    await publish(5.85);
    await sweep();
    expect(subjects()).toEqual(['5.80% for 5 years: your rate watch', '5.85% for 5 years: your rate watch']);
  });

  it('merges the changes of a week into one mail, with the rate of that day', async () => {
    await publish(5.8);
    await confirmed(watch);
    await sweep();
    for (const rate of [5.7, 5.82, 5.7, 5.9]) {
      pass(1);
      await publish(rate);
      await sweep();
    }
    expect(sent).toHaveLength(1);
    pass(3);
    await sweep();
    expect(subjects().slice(1)).toEqual(['5.90% for 5 years: your rate watch']);
  });

  it('sends nothing if the rate fell again before its week was over', async () => {
    await publish(5.8);
    await confirmed(watch);
    await sweep();
    for (const rate of [5.7, 5.82, 5.7]) {
      await publish(rate);
      await sweep();
    }
    pass(30);
    await sweep();
    expect(sent).toHaveLength(1);
  });

  it('says two weeks before that it ends, and continues for 6 months if it is kept', async () => {
    await publish(5);
    await confirmed(watch);
    pass(168);
    await sweep();
    await sweep();
    expect(subjects()).toEqual(['Your rate watch ends soon']);
    expect(sent[0]?.mail.text).toContain(`${origin}/reminders#confirm=`);
    await confirmReminder(store.connection, idOf(watch), now);
    expect((await stored())[0]).toMatchObject({ mail: 'ending', expiresAt: new Date(now.getTime() + 182 * DAY) });
  });

  it('waits while the rate watch is off, and on the production host while rates are samples', async () => {
    await publish(5);
    await confirmed(watch);
    await publish(6, { sample: true });
    await sweep({ rateWatch: false });
    await sweep({ samplesAllowed: false });
    expect(sent).toEqual([]);
    await sweep();
    expect(subjects()).toEqual(['Sample: 6.00% for 5 years: your rate watch']);
    expect(flat(sent[0]?.mail.text ?? '')).toContain('This product and its rate are made up.');
  });

  it('is labelled as an advertisement, and names product, license, postal address and how to stop', async () => {
    await publish(6, { ratingAgency: 'AM Best', ratingDate: '2026-06-12', marketValueAdjustment: true, maximumIssueAge: 85 });
    await confirmed(watch);
    await sweep();
    const [{ mail } = { mail: undefined }] = sent;
    for (const part of [flat(mail?.text ?? ''), readable(mail?.html ?? '')])
      for (const fact of [
        'This is an advertisement that you asked for. You asked us to write when a 5-year rate in Ohio, from an insurer rated A- or better, reaches 5.80%.',
        '6.00% a year, guaranteed for 5 years',
        'Brackenfield Life, rated A by AM Best, Jun 12, 2026',
        '$25,000',
        'Educational example, not a quote or advice. No rate is reserved.',
        'not FDIC insured',
        'An advisor may earn a commission',
        'Iowa Insurance Division, number 0000000',
        '100 Sample Street',
        'Market value adjustment: yes',
        'If you leave early, you get less when market rates have risen',
        'Oldest age to buy: 85',
      ])
        expect(part.replace(/(adjustment|buy)(?=[ \n])/g, '$1:')).toContain(fact);
    const stop = createReminderTokens(ID_KEY).write('stop', idOf(watch));
    expect(mail?.stopByPost).toBe(`${origin}/api/reminders/stop/${stop}`);
    expect(mail?.text).toContain(`${origin}/reminders#stop=${stop}`);
    expect(mail?.html).not.toMatch(/<img|src=|url\(/i);
  });
});

describe('the reminder of a day', () => {
  it('mails a week before, once, and deletes the address', async () => {
    await confirmed(renewal);
    pass(36);
    await sweep();
    expect(sent).toEqual([]);
    pass(1);
    await Promise.all([sweep(), sweep()]);
    expect(subjects()).toEqual(['Your reminder: Wednesday, December 30, 2026']);
    expect(flat(sent[0]?.mail.text ?? '')).toContain('December 30, 2026 is your last day to leave your annuity without a charge.');
    expect(await stored()).toEqual([]);
  });

  it('sends nothing after the day, and deletes the address', async () => {
    await confirmed(renewal);
    pass(45);
    await sweep();
    expect(sent).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

it.each([
  ['confirm', renewal, 0, 0, 0],
  ['crossed', watch, 0, 7, 0],
  ['ending', watch, 168, 7, 0],
  ['day', renewal, 37, 5 / 1440, 1],
] as const)('does not repeat at once the mail "%s" whose outcome is unknown', async (kind, wish, days, wait, copies) => {
  await publish(kind === 'crossed' ? 6 : 5);
  if (kind === 'confirm') await ask(wish);
  else await confirmed(wish);
  pass(days);
  failure = new EffectRefusal('smtp_timed_out', { permanent: false, ambiguous: true });
  await sweep();
  failure = undefined;
  await sweep();
  expect(sent).toEqual([]);
  pass(wait);
  await sweep();
  expect(sent).toHaveLength(copies);
});

it('tries again after a pause if the mail host refused for now', async () => {
  await confirmed(renewal);
  pass(37);
  failure = new EffectRefusal('smtp_busy', { permanent: false, ambiguous: false });
  await sweep();
  failure = undefined;
  await sweep();
  expect(sent).toEqual([]);
  pass(5 / 1440);
  await sweep();
  expect(sent).toHaveLength(1);
});

it('erases a reminder that is stopped, and notes it once it can', async () => {
  await publish(6);
  await confirmed(watch);
  const stop = { id: idOf(watch), at: new Date(now.getTime() + 1) };
  await stopReminder(store.connection, stop);
  noteFailure = new Error('the disk is full');
  await sweep();
  expect([sent, await stored(), notedStops]).toEqual([[], [], []]);
  noteFailure = undefined;
  for (let times = 0; times < 2; times += 1) await sweep();
  expect(notedStops).toEqual([stop]);
});

it('deletes a reminder whose stop is stored, but not the one that was asked for later', async () => {
  await ask(watch);
  const stops = store.connection.collection<{ _id: string; at: Date }>('stoppedReminders');
  for (const ms of [-1, 1]) {
    await stops.insertOne({ _id: idOf(watch), at: new Date(now.getTime() + ms) });
    await sweep({ rateWatch: false });
    expect((await stored()).length).toBe(ms < 0 ? 1 : 0);
  }
});

it('writes mails that read well and keep their lines', async () => {
  await publish(6);
  for (const wish of [watch, renewal]) await ask(wish);
  await sweep();
  for (const wish of [watch, renewal]) await confirmReminder(store.connection, idOf(wish), now);
  await sweep();
  pass(37);
  await sweep();
  pass(140);
  await sweep();
  expect(sent).toHaveLength(5);
  for (const { mail } of sent) {
    expect(findTextFaults([mail.subject, flat(mail.text).replace(/https?:\S+/g, ''), readable(mail.html)].join('\n'))).toEqual([]);
    expect(longLines(mail.text)).toEqual([]);
    expect(mail.text).toMatch(/^[\x20-\x7e\n]*$/);
  }
});

describe('workers that are killed', () => {
  let trap: SmtpTrap;
  let worker: SpawnedService | undefined;

  beforeAll(async () => {
    trap = await startSmtpTrap();
  });
  afterAll(async () => {
    worker?.process.kill('SIGKILL');
    await trap.stop();
  });

  const startWorker = () => {
    const redisUrl = new URL(inject('redisUrl'));
    redisUrl.pathname = `/${REDIS_DATABASE}`;
    return spawnService('lead-worker', {
      MONGODB_URL: mongodbUrl,
      REDIS_URL: redisUrl.href,
      ID_KEY,
      CONSENT_KEY: 'another key of this test that is long enough',
      SEALING_KEYS: `of-the-test:${'5e'.repeat(32)}`,
      DNS_SERVERS: '127.0.0.1:1',
      SMTP_URL: trap.url,
      PUBLIC_ORIGIN: 'http://localhost:8080',
      RATE_WATCH: 'on',
    });
  };
  /** How often each mail reached the server, by its Message-ID. */
  const copies = () => {
    const counts = new Map<string, number>();
    for (const mail of trap.messages) {
      const [, id = ''] = /^Message-ID:\s+<reminder\/(\S+)@/im.exec(mail) ?? [];
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };

  it('send every watch that a rate has reached one mail, and no other watch any', async () => {
    now = new Date();
    const records = Array.from({ length: WATCHES }, (_, place) => {
      // Every other one asks for more than the sheet has.
      const wish: RateAsk = { ...watch, rate: place % 2 === 0 ? 5.5 : 7 };
      const email = `person-${place}@example.org`;
      const times = {
        askedAt: now,
        confirmedAt: now,
        expiresAt: new Date(now.getTime() + 182 * DAY),
        dueAt: new Date(now.getTime() + 168 * DAY),
      };
      return { _id: idOf(wish, email), email, ask: wish, orders: 1, mail: 'ending', sheet: '', isReached: false, ...times };
    });
    await store.connection.collection('reminders').insertMany(records as never[]);
    trap.behave({ slow: 5 });
    await publish(6);
    const qualifying = Math.ceil(WATCHES / 2);
    const waiting = () => reminderModel(store.connection).countDocuments({ dueAt: { $lt: new Date(Date.now() + DAY) } } as object);
    const started = performance.now();
    for (let kills = 1; kills <= KILLS; kills += 1) {
      const running = await startWorker();
      worker = running;
      const mark = Math.floor((qualifying * kills) / (KILLS + 1));
      await expect.poll(() => trap.messages.length, { interval: 2 }).toBeGreaterThanOrEqual(mark);
      running.process.kill('SIGKILL');
    }
    worker = await startWorker();
    await expect.poll(waiting, { interval: 200 }).toBe(0);
    const seconds = Math.round((performance.now() - started) / 1000);

    const counts = copies();
    const qualified = records.filter(({ ask: { rate } }) => rate < 6).map(({ _id }) => `${_id}/2`);
    expect([...counts.keys()].filter((key) => !qualified.includes(key))).toEqual([]);
    expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
    // A kill in the instant between the record of the handover and the end of the mail: the reminder knows that it is unknown.
    const unknown = await reminderModel(store.connection).distinct('_id', { unknowns: 1 });
    const missing = qualified.filter((key) => !counts.has(key));
    expect(missing.filter((key) => !unknown.includes(key.slice(0, -2)))).toEqual([]);
    expect(worker.output()).not.toContain('person-');
    if (WATCHES > 1000)
      process.stdout.write(
        `${WATCHES} watches, ${qualifying} qualify, ${KILLS} kills, ${seconds} s: ${counts.size} mails arrived, each once, ${missing.length} did not, ${unknown.length} have an unknown outcome\n`,
      );
  }, 600_000);
});
