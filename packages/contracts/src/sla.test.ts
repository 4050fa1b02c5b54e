import { expect, it } from 'vitest';
import { LeadStatus } from './http/lead-lists.ts';
import { clockOf } from './sla.ts';

const hour = 3_600_000;
const createdAt = new Date('2026-01-05T09:00:00Z');
const after = (ms: number, status: LeadStatus = 'pending') => clockOf({ createdAt, status }, createdAt.getTime() + ms);

it.each([
  [0, 'in-time', 24 * hour],
  [20 * hour - 1, 'in-time', 4 * hour + 1],
  [20 * hour, 'warning', 4 * hour],
  [24 * hour - 1, 'warning', 1],
  [24 * hour, 'late', 0],
  [30 * hour, 'late', -6 * hour],
])('after %i ms is %s, with %i ms left', (ms, state, leftMs) => {
  expect(after(ms)).toEqual({ state, leftMs, dueAt: createdAt.getTime() + 24 * hour });
});

it('runs while the visitor waits for the call, from the first day on for a reopened lead, and stops in every other status', () => {
  const running = LeadStatus.options.filter((status) => after(30 * hour, status).state === 'late');
  const stopped = LeadStatus.options.filter((status) => after(30 * hour, status).state === 'stopped');
  expect(running).toEqual(['pending', 'assigned', 'reopened']);
  expect(stopped).toEqual(['contacted', 'scheduled', 'closed', 'disqualified', 'erased']);
});

it('reads a moment as JSON holds it', () => {
  expect(clockOf({ createdAt: createdAt.toISOString(), status: 'pending' }, createdAt.getTime()).leftMs).toBe(24 * hour);
});
