import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { beforeEach, expect, it } from 'vitest';
import { doAudited } from './do-audited.ts';

const entry = { at: new Date('2026-03-02T15:00:00Z'), by: 'margaret', action: 'transition', leadId: 'lead' } as const;

let steps: string[];

beforeEach(() => {
  steps = [];
});

async function keep({ action }: AuditEntry): Promise<void> {
  steps.push(action);
}

function run(work: () => Promise<string>, append: AuditWriter['append'] = keep) {
  return doAudited({
    audit: { id: 'writer', append },
    entry,
    work: () => {
      steps.push('work');
      return work();
    },
    isRefusal: (result) => result === 'refused',
  });
}

const away = async (): Promise<never> => {
  throw Object.assign(new Error('not primary'), { name: 'MongoServerError' });
};

it('records what it does before it does it', async () => {
  expect(await run(async () => 'done')).toBe('done');
  expect(steps).toEqual(['transition', 'work']);
});

it('records a refusal afterwards', async () => {
  expect(await run(async () => 'refused')).toBe('refused');
  expect(steps).toEqual(['transition', 'work', 'transition_refused']);
});

it('records a failure afterwards, and throws its reason', async () => {
  await expect(run(away)).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(steps).toEqual(['transition', 'work', 'transition_refused']);
});

it('throws the reason of a failure even if the audit then fails', async () => {
  const reason = new AppError('not_found', { message: 'gone' });
  const append = async ({ action }: AuditEntry) => {
    if (action === 'transition_refused') await away();
  };
  await expect(run(async () => Promise.reject(reason), append)).rejects.toBe(reason);
});

it('does nothing without an entry', async () => {
  await expect(run(async () => 'done', away)).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(steps).toEqual([]);
});
