import { randomUUID } from 'node:crypto';
import type { FoundBody, NotedErasure } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { expect, it } from 'vitest';
import { createDropParked } from './drop-parked.ts';

const now = new Date('2026-11-24T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const id = `${randomUUID()}-hmac`;

interface Parked {
  readonly createdAt?: Date;
  readonly found?: FoundBody;
  readonly retentionDays?: number;
}

async function drop({ createdAt = daysAgo(1), found, retentionDays = 30 }: Parked, note = async (_: NotedErasure) => {}) {
  const dropped: string[] = [];
  const noted: NotedErasure[] = [];
  const result = createDropParked({
    queue: { parked: async () => [{ id, createdAt }], drop: async (one) => void dropped.push(one) },
    findBodies: async () => new Map(found ? [[id, found]] : []),
    idKey: 'k'.repeat(32),
    erasures: {
      note: async (erasure) => {
        await note(erasure);
        noted.push(erasure);
      },
      keep: async () => {},
    },
    retentionDays,
    log: createLog('drop-parked', 'silent'),
    now: () => now,
  })();
  await result.catch(() => {});
  return { dropped, noted: noted.map(({ body, reason }) => [body, reason]) };
}

it('drops the parked copy of a request that was erased, old or new', async () => {
  expect(await drop({ found: { id: randomUUID(), erased: true }, retentionDays: 0 })).toEqual({ dropped: [id], noted: [] });
});

it('drops a copy that is older than requests are kept, and notes it as erased', async () => {
  expect(await drop({ createdAt: daysAgo(31) })).toEqual({ dropped: [id], noted: [[id, 'retention']] });
});

it('does not note a copy as erased whose request is stored', async () => {
  expect(await drop({ createdAt: daysAgo(31), found: { id: randomUUID(), erased: false } })).toEqual({ dropped: [id], noted: [] });
});

it('keeps a younger copy, and every copy where requests are kept for good', async () => {
  for (const parked of [{ createdAt: daysAgo(30) }, { createdAt: daysAgo(9999), retentionDays: 0 }])
    expect(await drop(parked)).toEqual({ dropped: [], noted: [] });
});

it('drops nothing that it cannot note', async () => {
  expect(await drop({ createdAt: daysAgo(31) }, () => Promise.reject(new Error('the disk is full')))).toEqual({ dropped: [], noted: [] });
});
