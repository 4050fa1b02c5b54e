import { type FirstContact, WeeklyReport } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests } from './desk-under-test.ts';

let desk: DeskUnderTest;
let cookie: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-first-contact');
  cookie = await desk.signIn();
});

afterAll(() => desk.stop());

async function read(): Promise<FirstContact> {
  const answer = await desk.call('/api/leads/first-contact', { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as FirstContact;
}

it('returns how soon visitors were called, and the report by week, with the same answer for a minute', async () => {
  const [called = '', waiting = ''] = await storeRequests(desk.leads, 2, () => 0);
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await desk.leads.any.updateMany({ _id: { $in: [called, waiting] } }, { $set: { createdAt } });
  await makeFindable(desk.leads);
  for (const [seq, to] of ['assigned', 'contacted'].entries())
    await desk.call(`/api/leads/${called}/transitions`, { method: 'POST', body: { to, seq }, cookie });

  const { weeks, people, at } = await read();
  expect(weeks).toHaveLength(12);
  expect(weeks.filter(({ count }) => count > 0)).toEqual([{ from: expect.any(String), count: 2, waiting: 1, share: 0, shareInTarget: 0 }]);
  expect(people).toEqual([{ username: 'margaret', count: 1, medianMinutes: 1500, share: 0, shareInTarget: 0 }]);

  const report = WeeklyReport.parse(await (await desk.call('/api/leads/weekly-report', { cookie })).json());
  expect(report.all.total).toEqual({ requests: 2, share: 0 });
  expect(report.groups.status.map(({ value, total }) => [value, total])).toEqual([
    ['contacted', { requests: 1, medianMinutes: 1500, share: 0 }],
    ['pending', { requests: 1, share: 0 }],
  ]);

  await storeRequests(desk.leads, 1, () => 0);
  expect((await read()).at).toBe(at);
});
