import { randomUUID } from 'node:crypto';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { addNote, recordRevocation, toRecord } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, storeReviews, watchAudit } from './desk-under-test.ts';
import { SeverableProxy } from './severable-proxy.ts';

const PATH = '/api/leads/export.csv';

describe('an export', () => {
  let desk: DeskUnderTest;
  let cookie: string;
  let ids: string[];

  beforeAll(async () => {
    desk = await startDesk(inject('mongodbUrl'), `desk-export-${randomUUID().slice(0, 8)}`);
    cookie = await desk.signIn();
    await desk.prove(cookie);
    ids = [...(await storeRequests(desk.leads, 3, () => 60_000)), ...(await storeReviews(desk.leads, 2))];
    const [newest, , oldest] = ids as [string, string, string];
    await desk.leads.any.updateOne({ _id: newest }, { $set: { firstName: '=HYPERLINK("http://x.test")', status: 'assigned' } });
    await addNote(desk.leads, newest, { text: 'Call after the holidays', by: 'margaret', now: new Date('2026-03-03T09:00:00Z') });
    await desk.leads.any.updateOne({ _id: ids[1] as string }, { $set: { status: 'erased' } });
    await recordRevocation(desk.leads, oldest, { channels: ['email'], way: 'phone', by: 'ruiz', now: new Date('2026-03-03T09:00:00Z') });
    await makeFindable(desk.leads);
  });
  afterAll(() => desk.stop());

  const linesOf = async (query = '') => {
    const answer = await desk.call(`${PATH}${query}`, { cookie });
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer()).toString();
    expect(bytes.startsWith('\uFEFFReference,Id,')).toBe(true);
    expect(bytes.endsWith('\r\n')).toBe(true);
    return bytes.split('\r\n').slice(1, -1);
  };
  const idsOf = async (query?: string) => (await linesOf(query)).map((line) => line.split(',')[1]);

  it('holds every request but erased ones, newest first, as text that no spreadsheet runs', async () => {
    const lines = await linesOf();
    expect(lines.map((line) => line.split(',')[1])).toEqual([ids[0], ids[2], ids[3], ids[4]]);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://x.test"")"`);
    // No call, and one note.
    expect(lines[0]).toContain(',,,,,0,1,yes,');
    expect(lines.join()).not.toContain('after the holidays');
    // The consent that was given and revoked.
    expect(lines[1]).toContain(',no,2026-01-05T09:01:00.000Z,2026-03-03T09:00:00.000Z,');
  });

  it('asks for a proof before it is audited and read', async () => {
    const audited = await watchAudit(desk);
    const answer = await desk.call(PATH, { cookie: await desk.signIn() });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'proof_needed' }]);
    expect((await audited()).filter(({ action }) => action === 'exported')).toEqual([]);
  });

  it('is named by its day', async () => {
    const answer = await desk.call(PATH, { cookie });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    await answer.text();
  });

  it.each([
    ['?kind=annuity-review', [3, 4]],
    ['?kind=consultation&waiting=1', [0, 2]],
    ['?kind=consultation&waiting=1&status=assigned', [0]],
    ['?sort=left', [4, 3, 2, 0]],
    ['?sort=queue&kind=consultation', [2, 0]],
    ['?to=2026-01-05T09:00:30Z', [3, 4]],
    ['?status=erased', []],
  ])('takes the filters of the list: %s', async (query, places) => {
    expect(await idsOf(query)).toEqual(places.map((place) => ids[place]));
  });

  it('refuses pages and unknown filters', async () => {
    for (const query of ['?limit=10', '?cursor=x', '?q=ana', '?state=Ohio'])
      expect((await desk.call(PATH + query, { cookie })).status).toBe(400);
  });

  it('is audited with its filters before, and with its count after', async () => {
    const read = await watchAudit(desk);
    await linesOf('?kind=consultation&waiting=1');
    const entries = await vi.waitFor(
      async () => {
        const found = (await read()).filter(({ action }) => action.startsWith('export'));
        expect(found).toHaveLength(2);
        return found;
      },
      { timeout: 120_000 },
    );
    const id = entries[0]?.details?.export;
    expect(entries.map(({ by, action, details }) => ({ by, action, details }))).toEqual([
      { by: 'margaret', action: 'exported', details: { export: id, filters: ['kind=consultation', 'waiting=1'] } },
      { by: 'margaret', action: 'export_ended', details: { export: id, count: 2, file: 'whole' } },
    ]);
  });
});

describe('an export of many requests', () => {
  /** Far more than the buffers of a connection hold. */
  const COUNT = 8000;
  const proxy = new SeverableProxy(inject('mongodbUrl'));
  let desk: DeskUnderTest;
  let cookie: string;

  beforeAll(async () => {
    await proxy.open();
    desk = await startDesk(proxy.urlFor(`desk-export-${randomUUID().slice(0, 8)}`), '');
    cookie = await desk.signIn();
    await desk.prove(cookie);
    const answers = { ...sampleConsultation, primaryConcern: 'x'.repeat(4000) };
    const contact = { email: 'good', phone: 'good' } as const;
    const common = { kind: 'consultation', bodyHmac: 'hmac', consent: null, reception: {}, answers, contact } as const;
    const records = Array.from({ length: COUNT }, (_, place) =>
      toRecord({ ...common, id: randomUUID(), createdAt: new Date(Date.parse('2026-01-05T09:00:00Z') + place) }),
    );
    await desk.leads.any.collection.insertMany(records as never);
  });
  afterAll(async () => {
    await desk.stop();
    await proxy.sever();
  });

  it('ends with the client, and records how far it came', async () => {
    const read = await watchAudit(desk);
    const leaving = new AbortController();
    const answer = await fetch(desk.origin + PATH, { headers: { cookie, origin: desk.origin }, signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    const end = await vi.waitFor(
      async () => {
        const found = (await read()).find(({ action }) => action === 'export_ended');
        expect(found).toBeTruthy();
        return found;
      },
      { timeout: 120_000 },
    );
    expect(end?.details).toMatchObject({ file: 'broken' });
    expect(Number(end?.details?.count)).toBeLessThan(COUNT);
  });

  it('looks incomplete if MongoDB goes away in the middle, and does not begin while it is away', async () => {
    const answer = await desk.call(PATH, { cookie });
    const reader = answer.body?.getReader();
    await reader?.read();
    await proxy.sever();
    const readToEnd = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readToEnd()).rejects.toThrow();

    const away = await desk.call(PATH, { cookie });
    expect([away.status, away.headers.get('content-disposition')]).toEqual([503, null]);
    await proxy.open();
  });
});
