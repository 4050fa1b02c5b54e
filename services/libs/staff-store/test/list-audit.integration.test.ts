import { randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AuditEntry, ensureStaffIndexes, listAudit, parseAuditCursor } from '../src/staff-store.ts';

const url = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${url.host}/staff-list-audit-${randomUUID().slice(0, 8)}?directConnection=true` });
const { connection } = store;
const [ours, other, third] = ['4f9f5f2e', '5f9f5f2e', '4f9f5f2f'].map((start) => `${start}${randomUUID().slice(8)}`) as [
  string,
  string,
  string,
];
const start = Date.parse('2026-03-02T09:00:00Z');
const LIMIT = 3;

/** Ruth and our request are rare among many entries. */
beforeAll(async () => {
  await store.connected;
  await ensureStaffIndexes(connection);
  const entry = (index: number): Omit<AuditEntry, 'at'> => {
    if (index % 500 === 7) return { by: 'ruth', action: 'lead_read', leadId: ours };
    if (index % 500 === 8) return { by: 'margaret', action: 'replay_reason', details: { leadIds: [ours, other] } };
    if (index % 500 === 9) return { by: 'margaret', action: 'owner_refused', leadId: ours, details: { to: 'ruth' } };
    return { by: index % 2 ? 'margaret' : 'otto', action: 'lead_read', leadId: index % 3 ? other : third };
  };
  await connection.collection<{ _id: string }>('audit').insertMany(
    Array.from({ length: 5000 }, (_, index) => ({
      _id: `2026-03-02/w1/${String(index).padStart(9, '0')}`,
      content: { at: new Date(start + index * 1000), ...entry(index) },
    })),
  );
});

afterAll(() => store.close());

it.each([
  ['no filter', {}, 5000],
  ['a person', { by: 'ruth' }, 10],
  ['an action, with its refusals', { action: 'owner' }, 10],
  ['a person and an action', { by: 'margaret', action: 'owner' }, 10],
  ['a request by its id, also in a replay of many', { request: ours }, 30],
  ['a request by its reference', { request: '4f9f5f2e' }, 30],
  ['a request and a person', { request: ours, by: 'ruth' }, 10],
  ['an unknown reference', { request: '00000000' }, 0],
] as const)('pages through the entries of %s, newest first, without reading others', async (_what, filter, count) => {
  const found: { id: string; at: Date }[] = [];
  let cursor: string | undefined;
  let pages = 0;
  await profiled(async () => {
    do {
      const after = cursor === undefined ? undefined : (parseAuditCursor(cursor) ?? undefined);
      const page = await listAudit(connection, { limit: LIMIT, after, ...filter });
      found.push(...page.entries);
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor !== undefined && pages < 12);
  });
  expect(found).toHaveLength(Math.min(count, 12 * LIMIT));
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found.map(({ at }) => at.getTime())).toEqual(found.map(({ at }) => at.getTime()).sort((one, next) => next - one));
  // A request has few entries, so a page may read all of them, and their ids once.
  const most = 'request' in filter ? 3 * 30 : 4 * (LIMIT + 1);
  expect(Math.max(...(await docsExamined()))).toBeLessThanOrEqual(most);
});

async function profiled(work: () => Promise<void>): Promise<void> {
  await connection.db?.command({ profile: 0 });
  await connection.db?.dropCollection('system.profile').catch(() => {});
  await connection.db?.command({ profile: 2 });
  await work();
  await connection.db?.command({ profile: 0 });
}

async function docsExamined(): Promise<number[]> {
  const reads = await connection
    .collection<{ docsExamined?: number }>('system.profile')
    .find({ docsExamined: { $exists: true } })
    .toArray();
  return reads.map((read) => read.docsExamined ?? 0);
}
