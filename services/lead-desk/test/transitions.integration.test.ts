import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { auditSecret, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const lines: string[] = [];
const note = 'Her sister Vivienne answers on (303) 499-7111 after six.';
let desk: DeskUnderTest;
let cookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
  desk = await startDesk(inject('mongodbUrl'), 'desk-transitions', log);
  cookie = await desk.signIn();
});

beforeEach(async () => {
  audited = await watchAudit(desk);
});

afterAll(async () => {
  await desk.stop();
});

async function stored(): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  return id;
}

const move = (id: string, body: unknown, options: { cookie?: string; headers?: Record<string, string> } = { cookie }) =>
  desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body, ...options });
const today = () => new Date().toISOString().slice(0, 10);

describe('a change of status', () => {
  test('returns the current lead, with who changed it, when, and the note', async () => {
    const id = await stored();
    const answer = await move(id.toUpperCase(), { to: 'assigned', seq: 0, note: `  ${note} ` });
    expect(answer.status).toBe(200);
    const lead = (await answer.json()) as LeadDetail;
    expect(lead).toMatchObject({ id, status: 'assigned', seq: 1 });
    const step = { at: expect.any(String), seq: 1, what: 'status', by: 'margaret', from: 'pending', to: 'assigned', note };
    expect(lead.history.at(-1)).toEqual(step);
    const read = (await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail;
    expect(read).toEqual({
      ...lead,
      noCalls: null,
      noEmail: null,
      badAddress: null,
      askFirst: false,
      callEntries: [],
    });
    expect(lines.join('')).toContain(id);
    expect(lines.join('')).not.toMatch(/Vivienne|499-7111|margaret/);
  });

  test('has no note if it is missing or blank', async () => {
    const id = await stored();
    await move(id, { to: 'assigned', seq: 0 });
    const lead = (await (await move(id, { to: 'contacted', seq: 1, note: '   ' })).json()) as LeadDetail;
    expect(lead.history.map((entry) => 'note' in entry)).toEqual([false, false, false]);
  });

  test('runs through all steps, and the list shows each status', async () => {
    const id = await stored();
    for (const [seq, to] of ['assigned', 'contacted', 'scheduled', 'closed', 'reopened', 'disqualified'].entries())
      expect((await move(id, { to, seq })).status).toBe(200);
    const list = (await (await desk.call('/api/consultation-requests', { cookie })).json()) as LeadDetail[];
    expect(list.find((lead) => lead.id === id)?.status).toBe('disqualified');
  });

  test.each([
    ['contacted', 0, ['assigned', 'disqualified']],
    ['pending', 0, ['assigned', 'disqualified']],
    ['erased', 0, ['assigned', 'disqualified']],
    ['assigned', 4, ['assigned', 'disqualified']],
  ])('to %s from %i is refused with what may follow', async (to, seq, allowed) => {
    const id = await stored();
    const answer = await move(id, { to, seq });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'transition_not_allowed', details: { status: 'pending', seq: 0, allowed } });
    expect(await audited()).toEqual([]);
  });

  test('happens once if two members of staff ask at once; the other learns the possible next steps', async () => {
    const id = await stored();
    const cookies = await Promise.all([desk.signIn(), desk.signIn(), desk.signIn(), desk.signIn()]);
    const answers = await Promise.all(cookies.map((own) => move(id, { to: 'assigned', seq: 0 }, { cookie: own })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      const details = { status: 'assigned', seq: 1, allowed: ['contacted', 'disqualified'] };
      expect(await answer.json()).toMatchObject({ code: 'transition_not_allowed', details });
    }
    const lead = (await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail;
    expect(lead.history).toHaveLength(2);
    const audit = (await audited()).filter(({ action }) => action !== 'signed_in');
    const done = audit.filter(({ action }) => action === 'transition').length;
    const undone = audit.filter(({ action }) => action === 'transition_refused').length;
    expect(done - undone).toBe(1);
  });

  test('is audited with who, when, which lead and which statuses, without the note', async () => {
    const id = await stored();
    await move(id, { to: 'disqualified', seq: 0, note });
    const details = { from: 'pending', to: 'disqualified', seq: 0 };
    expect(await audited()).toEqual([{ at: expect.any(Date), by: 'margaret', action: 'transition', leadId: id, details }]);
    expect(await verifyAudit(desk.store.connection, today(), { secrets: [auditSecret] })).toMatchObject({ faults: [] });
  });
});

describe('a change of status is refused', () => {
  test('to anyone who is not signed in, and to other sites', async () => {
    const id = await stored();
    expect((await move(id, { to: 'assigned', seq: 0 }, {})).status).toBe(401);
    expect((await move(randomUUID(), { to: 'assigned', seq: 0 }, {})).status).toBe(401);
    expect((await move(id, { to: 'assigned', seq: 0 }, { cookie, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
  });

  test('for a lead that is not stored', async () => {
    expect((await move(randomUUID(), { to: 'assigned', seq: 0 })).status).toBe(404);
  });

  test.each([
    [{ to: 'married', seq: 0 }, 'to'],
    [{ to: { $ne: 'x' }, seq: 0 }, 'to'],
    [{ to: 'assigned', seq: -1 }, 'seq'],
    [{ to: 'assigned', seq: 0.5 }, 'seq'],
    [{ to: 'assigned' }, 'seq'],
    [{ to: 'assigned', seq: 0, by: 'somebody' }, 'by'],
  ])('in the form %j', async (body, field) => {
    const answer = await move(await stored(), body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });

  test('with a note that is too long', async () => {
    const answer = await move(await stored(), { to: 'assigned', seq: 0, note: 'x'.repeat(501) });
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'note', message: 'A note can have up to 500 characters.' }] });
  });
});

test('audits a sign-in by its user name alone', async () => {
  await desk.signIn();
  expect(await audited()).toEqual([
    { at: expect.any(Date), by: 'margaret', action: 'signed_in', details: { network: expect.any(String) } },
  ]);
});
