import { randomUUID } from 'node:crypto';
import type { AuditRow, AuditVerdict } from '@annuity-lantern/contracts/http';
import { openSignInDigests } from '@annuity-lantern/staff-store';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { account, auditSecret, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

let desk: DeskUnderTest;
let leadId: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-audit');
  [leadId = ''] = await storeRequests(desk.leads, 1, () => 1000);
});

afterAll(() => desk.stop());
afterEach(() => vi.restoreAllMocks());

const session = '/api/staff/session';
const by = account.username.toLowerCase();

async function rowsOf(cookie: string, query = ''): Promise<AuditRow[]> {
  const answer = await desk.call(`/api/audit${query}`, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AuditRow[];
}

// Each test reads what earlier ones wrote.
describe('the audit', { shuffle: false }, () => {
  describe('the audit records', () => {
    it('a sign-in, a sign-out, and a failed sign-in without the typed name', async () => {
      const audited = await watchAudit(desk);
      const typed = 'my password by mistake';
      const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0' };
      await desk.call(session, { method: 'POST', body: { username: typed, password: 'x' }, from: '203.0.113.77', headers });
      const cookie = await desk.signIn();
      await desk.call(session, { method: 'DELETE', cookie });
      await desk.call(session, { method: 'DELETE', cookie });
      const at = expect.any(Date);
      const source = { network: expect.stringMatching(/^[\w-]{16}$/), browser: 'Firefox on Windows' };
      expect(JSON.stringify(await audited())).not.toContain('203.0.113.77');
      expect(await audited()).toEqual([
        { at, by: 'unknown', action: 'sign_in_failed', details: { account: openSignInDigests([auditSecret]).ofAccount(typed), ...source } },
        { at, by, action: 'signed_in', details: { network: expect.any(String) } },
        { at, by, action: 'signed_out' },
      ]);
    });

    it('a read of a lead once per session', async () => {
      const [one, two] = [await desk.signIn(), await desk.signIn()];
      const audited = await watchAudit(desk);
      const read = (cookie: string, id = leadId) => desk.call(`/api/leads/${id}`, { cookie });
      for (const cookie of [one, one, two]) expect((await read(cookie)).status).toBe(200);
      expect((await read(one, randomUUID())).status).toBe(404);
      const entry = { at: expect.any(Date), by, action: 'lead_read', leadId };
      expect(await audited()).toEqual([entry, entry]);
    });

    it('a read later if recording it failed, and the lead is shown anyway', async () => {
      const cookie = await desk.signIn();
      const audited = await watchAudit(desk);
      const { collection } = desk.store.connection.models.audit as unknown as { collection: { insertMany: () => Promise<unknown> } };
      vi.spyOn(collection, 'insertMany').mockRejectedValueOnce(new Error('full'));
      const read = () => desk.call(`/api/leads/${leadId}`, { cookie });
      expect((await read()).status).toBe(200);
      expect(await audited()).toEqual([]);
      expect((await read()).status).toBe(200);
      expect(await audited()).toMatchObject([{ action: 'lead_read' }]);
    });
  });

  describe('the list for managers', () => {
    it('is read newest first, page by page', async () => {
      const cookie = await desk.signIn();
      const all = await rowsOf(cookie, '?limit=200');
      expect(all.length).toBeGreaterThan(5);
      expect(all.map(({ at }) => at)).toEqual(
        all
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      const paged: AuditRow[] = [];
      for (let next: string | undefined = '?limit=2'; next !== undefined; ) {
        const answer = await desk.call(`/api/audit${next}`, { cookie });
        paged.push(...((await answer.json()) as AuditRow[]));
        next = /\/api\/audit(\?[^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(paged).toEqual(all);
      expect((await desk.call('/api/audit?cursor=none', { cookie })).status).toBe(400);
    });

    it('is filtered by person and action, with refusals, on the next page too', async () => {
      const cookie = await desk.signIn();
      await desk.audit.append({ at: new Date(), by, action: 'transition', leadId });
      await desk.audit.append({ at: new Date(), by, action: 'transition_refused', leadId });
      expect((await rowsOf(cookie, '?action=transition')).map(({ action }) => action)).toEqual(['transition_refused', 'transition']);
      expect((await rowsOf(cookie, '?by=unknown')).map(({ action }) => action)).toEqual(['sign_in_failed']);
      expect(await rowsOf(cookie, `?by=${by}&action=sign_in_failed`)).toEqual([]);
      const { headers } = await desk.call(`/api/audit?limit=1&action=signed_in&by=${by}`, { cookie });
      expect(headers.get('link')).toMatch(/\?by=margaret&action=signed_in&limit=1&cursor=/);
    });

    it('is filtered by a request, named by its reference or its id, on the next page too', async () => {
      const cookie = await desk.signIn();
      const reference = `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
      const found = await rowsOf(cookie, `?request=${leadId}`);
      expect(found.length).toBeGreaterThan(2);
      expect(new Set(found.map((row) => row.leadId))).toEqual(new Set([leadId]));
      expect(await rowsOf(cookie, `?request=${reference}`)).toEqual(found);
      expect(await rowsOf(cookie, `?request=${leadId}&action=note`)).toEqual([]);
      const { headers } = await desk.call(`/api/audit?limit=1&request=${reference}`, { cookie });
      expect(headers.get('link')).toContain(`?request=${leadId.slice(0, 8)}&limit=1&cursor=`);
      for (const wrong of ['4F9F', 'margaret']) expect((await desk.call(`/api/audit?request=${wrong}`, { cookie })).status).toBe(400);
    });

    it('leaves out an entry without content', async () => {
      const cookie = await desk.signIn();
      const [newest] = await rowsOf(cookie);
      await desk.store.connection
        .collection<{ _id: string }>('audit')
        .updateOne({ _id: newest?.id ?? '' }, { $unset: { content: 1, salt: 1 } });
      expect((await rowsOf(cookie)).map(({ id }) => id)).not.toContain(newest?.id);
    });

    it('is read by its index', async () => {
      const collection = desk.store.connection.collection('audit');
      const plan = await collection
        .find({ 'content.at': { $exists: true } })
        .sort({ 'content.at': -1, _id: -1 })
        .explain('queryPlanner');
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).toMatch(/IXSCAN.*content\.at/);
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
    });
  });

  it('verifies a day, and names the emptied and the changed entry', async () => {
    const cookie = await desk.signIn();
    const verify = async (query = '') => (await (await desk.call(`/api/audit/verify${query}`, { cookie })).json()) as AuditVerdict;
    const day = new Date().toISOString().slice(0, 10);
    const emptied = { id: expect.any(String), fault: 'emptied' };
    expect(await verify()).toMatchObject({ day, writers: 1, heads: 'none', faultCount: 1, faults: [emptied] });
    expect(await verify('?day=2020-01-01')).toMatchObject({ entries: 0, writers: 0, faultCount: 0 });
    const [{ id } = { id: '' }] = await rowsOf(cookie);
    await desk.store.connection.collection<{ _id: string }>('audit').updateOne({ _id: id }, { $set: { 'content.by': 'ruth' } });
    expect(await verify(`?day=${day}`)).toMatchObject({
      faultCount: 2,
      faults: expect.arrayContaining([emptied, { id, fault: 'changed' }]),
    });
    expect((await desk.call('/api/audit/verify?day=yesterday', { cookie })).status).toBe(400);
  });
});
