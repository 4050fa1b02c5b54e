import { randomUUID } from 'node:crypto';
import { currentSheet, readRates } from '@annuity-lantern/content-store';
import type { ComparedSheet, PutSheet, RateBatch, RateDesk, SheetPreview } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { auditSecret, type DeskUnderTest, startDesk, watchAudit } from './desk-under-test.ts';

const lines: string[] = [];
const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges,as_of,sample';
const steady = (rate: string, asOf = '2026-11-18', sample = 'no') =>
  `Northmere Life,SteadyTerm 5,MYGA,5,${rate},10000,A,8;7;6;5;4,${asOf},${sample}`;
/** Rates that stay: beside them, one or two changes need no approval. */
const fillers = Array.from({ length: 20 }, (_, index) => `Filler Life,Fixed ${index},MYGA,5,5.00,10000,A,none,2026-11-18,no`);
const shelter = (premium = '20000') => `Stonewick Annuity Co.,Index Shelter 7,FIA,7,6.00,${premium},A-,9;8;7,2026-11-18,no`;
let desk: DeskUnderTest;
let cookie: string;
/** The cookie of a second manager. */
let otherCookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
  desk = await startDesk(inject('mongodbUrl'), 'desk-rates', log);
  cookie = await desk.signIn();
  otherCookie = await desk.signInAs('ruiz', 'manager');
});

beforeEach(async () => {
  await Promise.all(['rates', 'rateBatches', 'rateSheet'].map((name) => desk.store.connection.collection(name).deleteMany({})));
  audited = await watchAudit(desk);
});

afterAll(async () => {
  await desk.stop();
});

const upload = (rows: readonly string[], further: object = {}) => ({
  file: Buffer.from([header, ...rows].join('\n')).toString('base64'),
  fileName: 'rates of Vivienne.csv',
  source: 'rate sheet 214',
  ...further,
});
const post = (path: string, body: unknown, own = cookie) => desk.call(path, { method: 'POST', body, cookie: own });
const preview = (rows: readonly string[], further?: object) => post('/api/rate-desk/previews', upload(rows, further));
const put = (rows: readonly string[], further: object) => post('/api/rate-desk/sheets', upload(rows, further));
const read = async () => (await (await desk.call('/api/rate-desk', { cookie })).json()) as RateDesk;
const compared = async (answer: Promise<Response>) => {
  const given = (await (await answer).json()) as SheetPreview | ComparedSheet;
  // A restored sheet is never unreadable.
  const found = 'outcome' in given ? given : given.compared;
  if (!found) throw new Error(`nothing was compared: ${JSON.stringify(given)}`);
  return found;
};
const today = () => new Date().toISOString().slice(0, 10);

const history = async () => (await (await desk.call('/api/rate-desk/sheets', { cookie })).json()) as RateBatch[];

/** Publishes the rows over any earlier sheet; the second manager approves if needed. */
async function online(rows: readonly string[], further: object = {}): Promise<RateDesk> {
  const { revision } = await read();
  const answer = await put(rows, { revision, force: true, ...further });
  expect(answer.status).toBe(200);
  const given = (await answer.json()) as PutSheet;
  if (given.outcome === 'online') return given.desk;
  const [waiting] = given.desk.waiting;
  const approved = await post(`/api/rate-desk/waiting/${waiting?.id}/approve`, { revision }, otherCookie);
  expect(approved.status).toBe(200);
  return ((await approved.json()) as PutSheet).desk;
}

/** The rates that visitors get. */
async function listed(): Promise<(readonly [string, number])[]> {
  const sheet = await currentSheet(desk.store.connection);
  const rates: (readonly [string, number])[] = [];
  if (!sheet) return rates;
  for await (const few of readRates(desk.store.connection, sheet.batch))
    rates.push(...few.map(({ productName, rate }) => [productName, rate] as const));
  return rates;
}

describe('a preview', () => {
  test('says of a first sheet that all of it is new, and changes nothing', async () => {
    expect(await read()).toEqual({ revision: '', waiting: [] });
    const found = await compared(preview([steady('5.30'), shelter()]));
    expect(found).toMatchObject({ outcome: 'ready', revision: '', warnings: [], forceable: false, unchanged: 0 });
    expect(found.sheet).toEqual({ count: 2, samples: 0, oldestAsOf: '2026-11-18', newestAsOf: '2026-11-18' });
    expect(found.added.count).toBe(2);
    expect(found.added.rates[0]).toMatchObject({ carrier: 'Northmere Life', productName: 'SteadyTerm 5', term: '5 years', rate: 5.3 });
    expect(await listed()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('says which values change, which products appear and disappear, and how many stay', async () => {
    const { revision } = await online([steady('5.30'), shelter(), steady('4.10').replace('SteadyTerm 5', 'Gone 5')]);
    const found = await compared(preview([steady('5.45', '2026-11-20'), shelter('25000'), steady('5').replace('SteadyTerm 5', 'New 5')]));
    expect(found).toMatchObject({ outcome: 'ready', revision, unchanged: 0, replaces: { count: 3 } });
    expect(found.changed).toMatchObject({ count: 1, rates: [{ productName: 'SteadyTerm 5', before: 5.3, rate: 5.45 }] });
    expect(found.adjusted).toMatchObject({
      count: 1,
      rates: [{ productName: 'Index Shelter 7', terms: ['minimum premium $20,000 to $25,000'] }],
    });
    expect(found.added).toMatchObject({ count: 1, rates: [{ productName: 'New 5', rate: 5 }] });
    expect(found.removed).toMatchObject({ count: 1, rates: [{ productName: 'Gone 5', rate: 4.1 }] });
  });

  test('names a hundred products of each kind, and counts the rest', async () => {
    const many = Array.from({ length: 130 }, (_, index) => steady('5.30').replace('SteadyTerm 5', `Product ${index}`));
    const { added } = await compared(preview(many));
    expect(added.count).toBe(130);
    expect(added.rates).toHaveLength(100);
  });

  test('lists every problem of a broken sheet by line and column', async () => {
    const answer = await preview([steady('53'), shelter('twenty'), steady('5.30')]);
    expect(answer.status).toBe(200);
    const problems = [
      { line: 2, column: 'rate', message: '53% is more than 20%: is the decimal point missing?' },
      { line: 3, column: 'minimum_premium', message: expect.stringContaining('"twenty" is not a number of whole dollars') },
    ];
    expect(await answer.json()).toEqual({ unreadable: { problems, more: 0 } });
  });

  test.each([
    ['an Excel workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), /^This is an Excel workbook or another zip file/],
    ['nothing', Buffer.from(''), /^The sheet is empty\.$/],
    ['bytes that are no text', Buffer.from([0xc3, 0x28, 0xa0, 0xa1]), /bytes that are not UTF-8/],
  ])('names the fault of %s', async (_, bytes, words) => {
    const answer = await preview([], { file: bytes.toString('base64') });
    expect(await answer.json()).toMatchObject({ unreadable: { problems: [{ message: expect.stringMatching(words) }] } });
  });

  test('takes the given day for a sheet without one, and no day in the future', async () => {
    const file = Buffer.from(
      'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges\nNorthmere Life,SteadyTerm 5,MYGA,5,5.3,10000,A,none',
    );
    const ask = async (further: object) => (await preview([], { file: file.toString('base64'), ...further })).json();
    expect(await ask({ asOf: '2026-11-02' })).toMatchObject({ compared: { outcome: 'ready', sheet: { newestAsOf: '2026-11-02' } } });
    expect(await ask({})).toMatchObject({
      unreadable: { problems: [{ line: 1, message: expect.stringContaining('"as_of" is missing') }] },
    });
    expect(await ask({ asOf: '2199-11-02' })).toMatchObject({
      unreadable: { problems: [{ message: expect.stringContaining('is in the future') }] },
    });
  });

  test('warns of an older sheet, and of samples over real rates, in the words of the command', async () => {
    await online([steady('5.30')]);
    const older = await compared(preview([steady('5.10', '2026-11-02')]));
    const words = '1 rate is older than what is in place (Northmere Life, SteadyTerm 5: 2026-11-02, in place 2026-11-18).';
    expect(older).toMatchObject({ outcome: 'older', forceable: true, warnings: [words] });
    const forced = await compared(preview([steady('5.10', '2026-11-02')], { force: true }));
    expect(forced).toMatchObject({ outcome: 'ready', forceable: false, warnings: [words] });
    const sample = await compared(preview([steady('5.30', '2026-11-20', 'yes')]));
    const warnings = ['1 rate is a sample, and real rates are in place.'];
    expect(sample).toMatchObject({ outcome: 'samples_refused', forceable: true, warnings });
    expect(await compared(preview([steady('5.30')]))).toMatchObject({ outcome: 'same' });
  });
});

describe('a sheet that is published', () => {
  test('is what visitors get, and the list says who uploaded it', async () => {
    const { revision, inUse } = await online([steady('5.30'), shelter()]);
    expect(await listed()).toEqual([
      ['SteadyTerm 5', 5.3],
      ['Index Shelter 7', 6],
    ]);
    expect([inUse]).toEqual([
      {
        id: revision,
        by: 'staff',
        staff: 'margaret',
        source: 'rate sheet 214',
        fileName: 'rates of Vivienne.csv',
        at: expect.any(String),
        sheet: { count: 2, samples: 0, oldestAsOf: '2026-11-18', newestAsOf: '2026-11-18' },
        counts: { added: 2, changed: 0, adjusted: 0, removed: 0, unchanged: 0 },
        state: 'in_use',
        restorable: false,
      },
    ]);
    expect(lines.join('')).not.toMatch(/Vivienne|SteadyTerm|margaret/);
  });

  test('is audited with who, when, which batch and how many; and the audit verifies', async () => {
    const { revision: before } = await online([steady('5.30'), ...fillers]);
    const { revision: batch } = await online([steady('5.45', '2026-11-20'), shelter(), ...fillers]);
    const entries = (await audited()).filter(({ action }) => action !== 'signed_in');
    const counts = { rates: 22, added: 1, changed: 1, adjusted: 0, removed: 0, unchanged: 20 };
    expect(entries.at(-1)).toEqual({ at: expect.any(Date), by: 'margaret', action: 'rates_put', details: { batch, before, ...counts } });
    expect(entries).toHaveLength(2);
    expect(await verifyAudit(desk.store.connection, today(), { secrets: [auditSecret] })).toMatchObject({ faults: [] });
  });

  test('changes nothing if sent again, one after the other or at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => put([steady('5.30')], { revision: '' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { revision } = await read();
    for (const answer of answers) expect(await answer.json()).toMatchObject({ outcome: 'online', desk: { revision } });
    expect((await put([steady('5.30')], { revision: '' })).status).toBe(200);
    expect(await history()).toEqual([]);
    const entries = await audited();
    const done = entries.filter(({ action }) => action === 'rates_put').length;
    const undone = entries.filter(({ action }) => action === 'rates_put_refused').length;
    expect(done - undone).toBe(1);
  });

  test('is refused if the rates changed since the preview, and one of two people wins', async () => {
    const seen = await compared(preview([steady('5.45')]));
    await online([steady('5.30'), ...fillers]);
    const late = await put([steady('5.45')], { revision: seen.revision });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'rates_changed',
      message: 'Someone changed the rates since you checked this sheet. Nothing was put online.',
    });
    expect(await listed()).toContainEqual(['SteadyTerm 5', 5.3]);
    const { revision } = await read();
    const both = ['5.45', '5.55'].map((rate) => put([steady(rate), ...fillers], { revision }));
    const [one, other] = (await Promise.all(both)) as [Response, Response];
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await listed()).toContainEqual(['SteadyTerm 5', one.status === 200 ? 5.45 : 5.55]);
  });

  test.each([
    ['broken', [steady('53')], /^This sheet cannot be put online\.$/],
    ['older', [steady('5.10', '2026-11-02')], /^1 rate is older than what is in place/],
    ['a sample over real rates', [steady('5.10', '2026-11-20', 'yes')], /^1 rate is a sample/],
  ])('is refused if it is %s, and nothing is audited', async (_, rows, message) => {
    const { revision } = await online([steady('5.30')]);
    const before = await audited();
    const answer = await put(rows, { revision });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'sheet_refused', message: expect.stringMatching(message) });
    expect(await listed()).toEqual([['SteadyTerm 5', 5.3]]);
    expect(await audited()).toEqual(before);
  });

  test('may be as large as a sheet of the command', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => steady('5.30').replace('SteadyTerm 5', `Product ${index}`));
    const { inUse } = await online(many);
    expect(inUse?.sheet.count).toBe(20_000);
  });

  test('may not be larger', async () => {
    const answer = await preview([], { file: 'A'.repeat(11_184_813) });
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'file', message: 'This file is larger than 8 MB, which no rate sheet is.' }],
    });
    expect((await preview([], { file: 'A'.repeat(11_300_000) })).status).toBe(413);
  });
});

describe('an earlier sheet', () => {
  const restore = (batch: string, revision: string) => post(`/api/rate-desk/sheets/${batch}/restore`, { revision });

  test('is restored unchanged after a preview; the history drops what was undone', async () => {
    const { revision: earlier } = await online([steady('5.30'), shelter(), ...fillers]);
    const { revision } = await online([steady('5.99', '2026-11-20'), shelter(), ...fillers]);
    expect(await history()).toMatchObject([{ id: earlier, state: 'replaced', restorable: true, replacedAt: expect.any(String) }]);
    const found = await compared(desk.call(`/api/rate-desk/sheets/${earlier}/preview`, { cookie }));
    expect(found).toMatchObject({ outcome: 'ready', revision, changed: { rates: [{ before: 5.99, rate: 5.3 }] } });
    expect((await restore(earlier, revision)).status).toBe(200);
    expect((await restore(earlier, revision)).status).toBe(200);
    expect((await listed()).slice(-2)).toEqual([
      ['SteadyTerm 5', 5.3],
      ['Index Shelter 7', 6],
    ]);
    const now = await read();
    expect(now.inUse).toMatchObject({ source: 'rate sheet 214', staff: 'margaret', putBack: true });
    const stored = await desk.store.connection.collection('rates').findOne({ batch: now.revision, productName: 'SteadyTerm 5' });
    expect(stored?.history).toEqual([{ asOf: '2026-11-18', rate: 5.3, source: 'rate sheet 214' }]);
    const last = (await audited()).at(-1);
    expect(last).toMatchObject({ action: 'rates_undone', details: { batch: now.revision, before: revision, restored: earlier } });
  });

  test('is refused if it is no longer kept, if it never existed, or if the rates changed since the preview', async () => {
    const revisions: string[] = [];
    for (const rate of ['5.10', '5.20', '5.30', '5.40', '5.50']) revisions.push((await online([steady(rate), ...fillers])).revision);
    const [first = '', second = '', , , current = ''] = revisions;
    expect((await history()).map(({ restorable }) => restorable)).toEqual([true, true, true, false]);
    for (const batch of [first, current, randomUUID()]) {
      const answer = await restore(batch, current);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: 'The rates of that sheet are not kept any more.' });
    }
    expect((await restore(second, first)).status).toBe(409);
    await desk.store.connection.collection('rates').deleteMany({ batch: second });
    expect((await restore(second, current)).status).toBe(404);
    expect(await listed()).toContainEqual(['SteadyTerm 5', 5.5]);
  });

  test('is listed page by page', async () => {
    for (const rate of ['5.10', '5.20', '5.30', '5.40']) await online([steady(rate), ...fillers]);
    const seen: string[] = [];
    let next: string | undefined = '/api/rate-desk/sheets?limit=2';
    while (next) {
      const answer = await desk.call(next, { cookie });
      seen.push(...((await answer.json()) as RateBatch[]).map(({ id }) => id));
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual((await history()).map(({ id }) => id));
    expect(seen).toHaveLength(3);
    expect((await desk.call('/api/rate-desk/sheets?cursor=nonsense', { cookie })).status).toBe(400);
  });
});

test('on the production host no sample is published or restored', async () => {
  const { revision: samples } = await online([steady('5.30', '2026-11-18', 'yes')]);
  const { revision } = await online([steady('5.30')]);
  const host = await startDesk(inject('mongodbUrl'), 'desk-rates', createLog('lead-desk', 'silent'), 'https://www.example.com');
  try {
    const own = await host.signIn();
    await host.setCodes('there');
    const body = upload([steady('5.40', '2026-11-20', 'yes')], { force: true });
    const ask = (path: string, sent?: object) => host.call(path, { method: sent ? 'POST' : 'GET', body: sent, cookie: own });
    const found = await compared(ask('/api/rate-desk/previews', body));
    const warnings = ['1 rate is a sample, and the production host shows none.'];
    expect(found).toMatchObject({ outcome: 'samples_refused', forceable: false, warnings });
    expect((await ask('/api/rate-desk/sheets', { ...body, revision })).status).toBe(422);
    expect((await ask(`/api/rate-desk/sheets/${samples}/preview`)).status).toBe(404);
    expect((await ask(`/api/rate-desk/sheets/${samples}/restore`, { revision })).status).toBe(404);
    expect(await listed()).toEqual([['SteadyTerm 5', 5.3]]);
  } finally {
    await host.setCodes('gone');
    await host.stop();
  }
});

describe('the rates are refused', () => {
  test.each([
    ['GET', '/api/rate-desk', undefined],
    ['POST', '/api/rate-desk/previews', upload([])],
    ['POST', '/api/rate-desk/sheets', upload([], { revision: '' })],
    ['GET', `/api/rate-desk/sheets/${randomUUID()}/preview`, undefined],
    ['POST', `/api/rate-desk/sheets/${randomUUID()}/restore`, { revision: '' }],
    ['POST', `/api/rate-desk/waiting/${randomUUID()}/approve`, { revision: '' }],
  ])('to anyone who is not signed in, and to other sites: %s %s', async (method, path, body) => {
    expect((await desk.call(path, { method, body })).status).toBe(401);
    expect((await desk.call(path, { method, body, cookie, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
  });

  test.each([
    [{ source: '  ' }, 'source', 'Say in 1 to 80 characters where these rates are from.'],
    [{ source: 'a\u0007b' }, 'source', 'Say in 1 to 80 characters where these rates are from.'],
    [{ asOf: '2026-02-30' }, 'asOf', 'Enter a day such as 2026-11-18.'],
    [{ file: undefined }, 'file', 'Choose the file with the rates.'],
    [{ force: 'yes' }, 'force', expect.any(String)],
    [{ by: 'somebody' }, 'by', expect.any(String)],
  ])('in the form %j', async (further, field, message) => {
    const answer = await preview([steady('5.30')], further);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
  });
});
