import { randomUUID } from 'node:crypto';
import { currentSheet, listWaiting, readRates } from '@annuity-lantern/content-store';
import type { ComparedSheet, PutSheet, RateBatch, RateDesk } from '@annuity-lantern/contracts/http';
import { planSheet, publishSheet } from '@annuity-lantern/rate-sheets';
import { createLog } from '@annuity-lantern/service-kit/log';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { auditSecret, type DeskUnderTest, startDesk, watchAudit } from './desk-under-test.ts';

const lines: string[] = [];
const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges,as_of,sample';
let desk: DeskUnderTest;
/** Cookies of three managers; Margaret has the first account. */
let margaret: string;
let ruiz: string;
let chen: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(
    inject('mongodbUrl'),
    'desk-rate-approval',
    createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) }),
  );
  margaret = await desk.signIn();
  ruiz = await desk.signInAs('ruiz', 'manager');
  chen = await desk.signInAs('chen', 'manager');
});

beforeEach(async () => {
  await Promise.all(['rates', 'rateBatches', 'rateSheet'].map((name) => desk.store.connection.collection(name).deleteMany({})));
  await users().updateMany({}, { $set: { role: 'manager' }, $unset: { disabledAt: 1, access: 1 } });
  audited = await watchAudit(desk);
  // The first sheet needs no approval.
  await put(margaret, sheetOf(5.3));
});

afterAll(() => desk.stop());

const users = () => desk.store.connection.collection('users');
/** Twenty rates, of which this is the first: up to 6.30 no approval is needed. */
const sheetOf = (first: number, asOf = '2026-11-18') =>
  Array.from({ length: 20 }, (_, index) => `Northmere Life,Term ${index + 10},MYGA,5,${index === 0 ? first : 5.3},10000,A,none,${asOf},no`);
const large = sheetOf(7.45, '2026-11-20');
const ask = (cookie: string, path: string, body?: object) =>
  desk.call(`/api/rate-desk${path}`, { method: body ? 'POST' : 'GET', body, cookie });
const read = async (cookie = margaret) => (await (await ask(cookie, '')).json()) as RateDesk;
const history = async () => (await (await ask(margaret, '/sheets')).json()) as RateBatch[];
const body = (rows: readonly string[]) => ({
  file: Buffer.from([header, ...rows].join('\n')).toString('base64'),
  fileName: 'rates.csv',
  source: 'rate sheet',
});

async function put(cookie: string, rows: readonly string[]): Promise<PutSheet> {
  const { revision } = await read();
  const answer = await ask(cookie, '/sheets', { ...body(rows), revision, force: true });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PutSheet;
}

/** Uploads the large sheet and returns the id under which it waits. */
async function send(cookie: string, rows: readonly string[] = large): Promise<string> {
  const { outcome, desk: after } = await put(cookie, rows);
  expect(outcome).toBe('waiting');
  return after.waiting.at(-1)?.id ?? '';
}

/** A random id is a revision that no manager has seen. */
const approve = async (cookie: string, id: string, revision?: string) =>
  ask(cookie, `/waiting/${id}/approve`, { revision: revision ?? (await read()).revision });
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

/** The first rate that visitors see. */
async function firstRate(): Promise<number | undefined> {
  const sheet = await currentSheet(desk.store.connection);
  for await (const [first] of readRates(desk.store.connection, sheet?.batch ?? '')) return first?.rate;
  return undefined;
}
const actions = async () => (await audited()).map(({ by, action }) => `${by} ${action}`).filter((one) => !one.includes('signed_in'));

describe('a sheet that changes much', () => {
  it('waits with its uploader, its time and the reasons, while visitors keep the rates in use', async () => {
    const { revision } = await read();
    const preview = await (await ask(margaret, '/previews', body(large))).json();
    const reasons = ['1 rate changes by more than one percentage point (Northmere Life, Term 10, 5 years: 5.30% to 7.45%).'];
    expect(preview).toMatchObject({ compared: { outcome: 'ready', approval: { reasons, hasApprover: true } } });
    const id = await send(margaret);
    const after = await read(margaret);
    expect(after).toMatchObject({ revision, inUse: { id: revision } });
    const counts = { added: 0, changed: 1, adjusted: 0, removed: 0, unchanged: 19 };
    const waiting = {
      id,
      by: 'staff',
      staff: 'margaret',
      fileName: 'rates.csv',
      at: expect.any(String),
      reasons,
      counts,
      hasApprover: true,
    };
    expect(after.waiting).toMatchObject([{ ...waiting, own: true }]);
    expect((await read(ruiz)).waiting).toMatchObject([{ ...waiting, own: false }]);
    expect(await firstRate()).toBe(5.3);
    expect(await history()).toEqual([]);
    expect(lines.join('')).not.toMatch(/Northmere|margaret/);
  });

  it('needs no approval up to a tenth of the rates and one point', async () => {
    expect((await put(margaret, sheetOf(6.3, '2026-11-20'))).outcome).toBe('online');
    expect((await (await ask(margaret, '/previews', body(sheetOf(5.3, '2026-11-21')))).json()).compared).not.toHaveProperty('approval');
  });

  it('waits if only several small sheets of one day add up to it', async () => {
    // More than the three that can be put back.
    for (const rate of [6.3, 6.2, 6.19, 6.18, 6.17]) expect((await put(margaret, sheetOf(rate))).outcome).toBe('online');
    const { outcome, desk: after } = await put(margaret, sheetOf(7.1));
    expect(outcome).toBe('waiting');
    expect(after.waiting[0]?.reasons).toEqual([
      '1 rate changes by more than one percentage point within 24 hours (Northmere Life, Term 10, 5 years: 5.30% to 7.10%).',
    ]);
    expect(await firstRate()).toBe(6.17);
    await approve(ruiz, after.waiting[0]?.id ?? '');
    expect((await put(margaret, sheetOf(7.9))).outcome).toBe('online');
    expect((await put(margaret, sheetOf(8.8))).outcome).toBe('waiting');
  });

  it('waits once if it is sent twice, one after the other or at once', async () => {
    const { revision } = await read();
    const sent = await Promise.all([1, 2, 3].map(() => ask(margaret, '/sheets', { ...body(large), revision })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(margaret);
    expect((await read()).waiting).toHaveLength(1);
    const done = (await actions()).filter((one) => one.includes('rates_uploaded'));
    expect(done.filter((one) => !one.endsWith('_refused')).length - done.filter((one) => one.endsWith('_refused')).length).toBe(1);
  });

  it('replaces an older one of its own uploader only', async () => {
    const first = await send(margaret);
    const others = await send(ruiz, sheetOf(8));
    const second = await send(margaret, sheetOf(7.5));
    expect((await read()).waiting.map(({ id }) => id)).toEqual([others, second]);
    expect(await history()).toMatchObject([{ id: first, state: 'superseded', restorable: false }]);
    expect((await approve(ruiz, first)).status).toBe(404);
    expect(await desk.store.connection.collection('rates').countDocuments({ batch: first })).toBe(0);
  });

  it('says whether another manager exists who can sign in', async () => {
    const id = await send(margaret);
    await users().updateOne({ username: 'ruiz' }, { $set: { disabledAt: new Date() } });
    await users().updateOne({ username: 'chen' }, { $set: { role: 'agent' } });
    expect((await read()).waiting).toMatchObject([{ id, hasApprover: false }]);
    const preview = await (await ask(margaret, '/previews', body(large))).json();
    expect(preview).toMatchObject({ compared: { approval: { hasApprover: false } } });
  });
});

describe('approving a sheet', () => {
  it('publishes it under the names of its uploader and its approver, and is audited', async () => {
    const { revision: before } = await read();
    const id = await send(margaret);
    const preview = (await (await ask(ruiz, `/waiting/${id}/preview`)).json()) as ComparedSheet;
    expect(preview).toMatchObject({ outcome: 'ready', revision: before, changed: { count: 1, rates: [{ before: 5.3, rate: 7.45 }] } });
    const answer = await approve(ruiz, id, preview.revision);
    expect(answer.status).toBe(200);
    const { desk: after } = (await answer.json()) as PutSheet;
    expect(await firstRate()).toBe(7.45);
    expect(after.waiting).toEqual([]);
    expect(after.inUse).toMatchObject({
      staff: 'margaret',
      fileName: 'rates.csv',
      uploadedAt: expect.any(String),
      decision: { by: 'ruiz', at: expect.any(String) },
    });
    expect(await history()).toMatchObject([{ id: before, state: 'replaced', replacedAt: after.inUse?.at }]);
    expect(await actions()).toEqual(['margaret rates_put', 'margaret rates_uploaded', 'ruiz rates_approved']);
    const details = { batch: after.revision, before, waited: id, uploader: 'margaret', rates: 20, changed: 1 };
    expect((await audited()).at(-1)).toMatchObject({ details });
    const today = new Date().toISOString().slice(0, 10);
    expect(await verifyAudit(desk.store.connection, today, { secrets: [auditSecret] })).toMatchObject({ faults: [] });
  });

  it('is refused to its uploader, even under another name or after being disabled for a while', async () => {
    const id = await send(margaret);
    const refused = await approve(margaret, id);
    expect(refused.status).toBe(403);
    expect(await message(refused)).toBe('You uploaded this sheet, so another manager has to approve it.');
    await users().updateOne({ username: 'margaret' }, { $set: { username: 'maggie' } });
    expect((await approve(margaret, id)).status).toBe(403);
    await users().updateOne({ username: 'maggie' }, { $set: { username: 'margaret', disabledAt: new Date() } });
    expect((await approve(margaret, id)).status).toBe(401);
    await users().updateOne({ username: 'margaret' }, { $unset: { disabledAt: 1 } });
    margaret = await desk.signIn();
    expect((await approve(margaret, id)).status).toBe(403);
    expect(await firstRate()).toBe(5.3);
  });

  it('is refused to a manager who got access from the uploader, or after the upload', async () => {
    const uploader = String((await users().findOne({ username: 'margaret' }))?._id);
    const give = (given: object) => users().updateOne({ username: 'ruiz' }, { $set: { access: { password: given } } });
    const id = await send(margaret);
    await give({ at: new Date('2026-03-02'), by: uploader });
    await users().updateOne({ username: 'chen' }, { $set: { role: 'agent' } });
    expect((await read()).waiting).toMatchObject([{ hasApprover: false }]);
    const refused = await approve(ruiz, id);
    expect([refused.status, await message(refused)]).toEqual([403, expect.stringContaining('Another manager has to approve it.')]);
    await give({ at: new Date(), by: 'someone else' });
    expect((await approve(ruiz, id)).status).toBe(403);
    expect(await firstRate()).toBe(5.3);
    await give({ at: new Date('2026-03-02'), by: 'someone else' });
    expect((await approve(ruiz, id)).status).toBe(200);
  });

  it('is refused if another sheet was published since the preview, which then differs', async () => {
    const id = await send(margaret);
    const { revision } = await read();
    await put(chen, sheetOf(5.5, '2026-11-19'));
    const stale = await approve(ruiz, id, revision);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'rates_changed' });
    expect(await firstRate()).toBe(5.5);
    const preview = (await (await ask(ruiz, `/waiting/${id}/preview`)).json()) as ComparedSheet;
    expect(preview.changed.rates).toMatchObject([{ before: 5.5, rate: 7.45 }]);
    expect((await approve(ruiz, id, preview.revision)).status).toBe(200);
    expect(await firstRate()).toBe(7.45);
    const stored = await desk.store.connection.collection('rates').findOne({ batch: (await read()).revision, productName: 'Term 10' });
    expect(stored?.history.map(({ rate }: { rate: number }) => rate)).toEqual([7.45, 5.5, 5.3]);
  });

  it('happens once if two managers approve at once', async () => {
    const id = await send(margaret);
    const { revision } = await read();
    const answers = await Promise.all([approve(ruiz, id, revision), approve(chen, id, revision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const approver = answers[0].status === 200 ? 'ruiz' : 'chen';
    expect((await read()).inUse?.decision?.by).toBe(approver);
    expect(await history()).toHaveLength(1);
  });

  it('excludes turning down or withdrawing at the same moment', async () => {
    for (const end of ['turn-down', 'withdraw']) {
      const id = await send(margaret);
      const { revision } = await read();
      const other =
        end === 'withdraw' ? ask(margaret, `/waiting/${id}/withdraw`, {}) : ask(chen, `/waiting/${id}/turn-down`, { reason: 'No' });
      const [approved, ended] = await Promise.all([approve(ruiz, id, revision), other]);
      expect([approved.status, ended.status].toSorted()).toEqual([200, 404]);
      expect(await firstRate()).toBe(approved.status === 200 ? 7.45 : 5.3);
      expect((await read()).waiting).toEqual([]);
      if (approved.status === 200) await restore(margaret, revision);
    }
  });

  it('is open to every manager if a source or the command sent the sheet', async () => {
    const { connection } = desk.store;
    const rates = await ratesInUse();
    const plan = await planSheet(connection, rates.slice(0, 12), { samplesAllowed: true });
    const facts = { by: 'source', origin: 'source-of-the-test', source: 'rate sheet of example.com', now: new Date() } as const;
    expect(await publishSheet(connection, plan, facts)).toBe('waiting');
    const [waiting] = (await read()).waiting;
    expect(waiting).toMatchObject({ by: 'source', own: false, hasApprover: true, reasons: [expect.stringContaining('8 removed')] });
    expect((await approve(margaret, waiting?.id ?? '')).status).toBe(200);
    expect(await ratesInUse()).toHaveLength(12);
    expect((await read()).inUse).toMatchObject({ by: 'source', decision: { by: 'margaret' } });
  });

  it('only ends the wait if the same rates were published meanwhile', async () => {
    const id = await send(margaret);
    await approve(chen, await send(ruiz));
    const { revision } = await read();
    expect((await approve(chen, id)).status).toBe(200);
    expect(await read()).toMatchObject({ revision, waiting: [] });
  });

  it('is refused for samples on the production host, where they can be turned down', async () => {
    const id = await send(
      margaret,
      large.map((row) => row.replace(/no$/, 'yes')),
    );
    const host = await startDesk(inject('mongodbUrl'), 'desk-rate-approval', createLog('lead-desk', 'silent'), 'https://www.example.com');
    try {
      const cookie = await host.signInAs('ruiz', 'manager');
      await host.setCodes('there');
      const on = (what: string, sent: object) => host.call(`/api/rate-desk/waiting/${id}/${what}`, { method: 'POST', body: sent, cookie });
      const { revision } = await read();
      const refused = await on('approve', { revision });
      expect(refused.status).toBe(403);
      expect(await message(refused)).toBe('This sheet has samples, and the production host shows none. Turn it down.');
      expect((await on('turn-down', { reason: 'Samples' })).status).toBe(200);
    } finally {
      await host.setCodes('gone');
      await host.stop();
    }
  });
});

describe('a sheet that is not published', () => {
  it('is turned down by another manager with a reason, which is in the history but not in the audit', async () => {
    const id = await send(margaret);
    expect((await ask(ruiz, `/waiting/${id}/turn-down`, { reason: '  ' })).status).toBe(400);
    const own = await ask(margaret, `/waiting/${id}/turn-down`, { reason: 'Mine' });
    expect(own.status).toBe(403);
    expect(await message(own)).toBe('This is your own sheet. Withdraw it instead.');
    expect((await ask(ruiz, `/waiting/${id}/turn-down`, { reason: 'Term 10 has a typing mistake' })).status).toBe(200);
    expect(await history()).toMatchObject([
      { id, state: 'turned_down', staff: 'margaret', decision: { by: 'ruiz', reason: 'Term 10 has a typing mistake' }, restorable: false },
    ]);
    expect(await firstRate()).toBe(5.3);
    expect((await approve(chen, id)).status).toBe(404);
    expect(await actions()).toEqual(['margaret rates_put', 'margaret rates_uploaded', 'margaret call_refused', 'ruiz rates_turned_down']);
    expect(JSON.stringify(await audited())).not.toContain('typing mistake');
    // The uploader may send it again.
    await send(margaret);
  });

  it('is withdrawn by its uploader only', async () => {
    const id = await send(margaret);
    const others = await ask(ruiz, `/waiting/${id}/withdraw`, {});
    expect(others.status).toBe(403);
    expect(await message(others)).toBe('Only the person who uploaded this sheet can withdraw it. You can turn it down.');
    expect(await (await ask(margaret, `/waiting/${id}/withdraw`, {})).json()).toMatchObject({ waiting: [] });
    expect(await history()).toMatchObject([{ id, state: 'withdrawn', decision: { by: 'margaret' } }]);
    expect((await ask(margaret, `/waiting/${id}/withdraw`, {})).status).toBe(404);
    expect(await actions()).toEqual(['margaret rates_put', 'margaret rates_uploaded', 'ruiz call_refused', 'margaret rates_withdrawn']);
    expect(await listWaiting(desk.store.connection)).toEqual([]);
  });
});

const restore = async (cookie: string, batch: string) => {
  const { revision } = await read();
  return ask(cookie, `/sheets/${batch}/restore`, { revision });
};

describe('undo', () => {
  it('restores the sheet that was in use right before, by one person, step by step', async () => {
    const { revision: first } = await read();
    await approve(ruiz, await send(margaret));
    const { revision: second } = await read();
    await approve(ruiz, await send(margaret, sheetOf(9, '2026-11-21')));
    expect(await read()).toMatchObject({ undo: { batch: second, alone: true } });
    const preview = (await (await ask(chen, `/sheets/${second}/preview`)).json()) as ComparedSheet;
    expect(preview).not.toHaveProperty('approval');
    expect(await (await restore(chen, second)).json()).toMatchObject({ outcome: 'online', desk: { undo: { batch: first, alone: true } } });
    expect(await firstRate()).toBe(7.45);
    expect(await (await restore(chen, first)).json()).toMatchObject({ outcome: 'online' });
    expect(await firstRate()).toBe(5.3);
    expect(await read()).not.toHaveProperty('undo');
    expect((await actions()).slice(-2)).toEqual(['chen rates_undone', 'chen rates_undone']);
  });

  it('needs approval if it changes much after 24 hours', async () => {
    const { revision: first } = await read();
    await approve(ruiz, await send(margaret));
    const batches = desk.store.connection.collection<{ _id: string }>('rateBatches');
    await batches.updateOne({ _id: (await read()).revision }, { $set: { 'undo.until': new Date(Date.now() - 1000) } });
    expect(await read()).toMatchObject({ undo: { batch: first, alone: false } });
    expect(await (await restore(chen, first)).json()).toMatchObject({
      outcome: 'waiting',
      desk: { waiting: [{ staff: 'chen', own: true, putBack: true }] },
    });
    expect(await firstRate()).toBe(7.45);
  });

  it('is not a redo: what was undone needs approval to come back', async () => {
    const { revision: first } = await read();
    await approve(ruiz, await send(margaret));
    const { revision: second } = await read();
    await restore(chen, first);
    expect(await (await restore(margaret, second)).json()).toMatchObject({ outcome: 'waiting' });
    expect(await firstRate()).toBe(5.3);
  });

  it('leaves a waiting sheet of the same person alone, and is refused if the rates have changed', async () => {
    const { revision: first } = await read();
    await put(margaret, sheetOf(5.5, '2026-11-19'));
    const id = await send(margaret);
    const stale = await ask(margaret, `/sheets/${first}/restore`, { revision: randomUUID() });
    expect(stale.status).toBe(409);
    await restore(margaret, first);
    expect(await read()).toMatchObject({ waiting: [{ id }] });
    expect(await firstRate()).toBe(5.3);
  });
});

async function ratesInUse() {
  const sheet = await currentSheet(desk.store.connection);
  const rates = [];
  for await (const few of readRates(desk.store.connection, sheet?.batch ?? '')) rates.push(...few);
  return rates;
}
