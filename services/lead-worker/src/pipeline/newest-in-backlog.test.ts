import type { EffectName } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { newestInBacklog } from './newest-in-backlog.ts';

const now = new Date('2026-03-02T15:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
/** A due effect of a lead that arrived this many seconds ago. */
const due = (seconds: number, effect: EffectName = 'staffMail', since = seconds) => ({
  leadId: `lead-${seconds}`,
  effect,
  attempts: 0,
  since: ago(since),
  createdAt: ago(seconds),
});
const idsOf = (found: readonly { readonly leadId: string }[]) => found.map(({ leadId }) => leadId);
const backlog = [90, 80, 70, 60, 50, 40, 30, 20, 10, 1].map((seconds) => due(seconds));

it('returns the newest leads, half as many as the queue ran, newest first', () => {
  expect(idsOf(newestInBacklog(backlog, now, () => 7))).toEqual(['lead-1', 'lead-10', 'lead-20']);
});

it('leaves leads that are no longer new in their order', () => {
  expect(idsOf(newestInBacklog(backlog, now, () => 100)).at(-1)).toBe('lead-60');
});

it('returns one lead for a queue that has run nothing', () => {
  expect(idsOf(newestInBacklog(backlog, now, () => 0))).toEqual(['lead-1']);
});

it('uses the arrival of the lead, not the time at which the effect became due', () => {
  expect(idsOf(newestInBacklog([due(90, 'staffMail', 0), ...backlog], now, () => 2))).toEqual(['lead-1']);
});

it('ignores a queue without a backlog, and counts each queue separately', () => {
  expect(newestInBacklog([due(4), due(3)], now, () => 100)).toEqual([]);
  const mixed = [...backlog, due(2, 'webhook'), due(1, 'webhook')];
  expect(newestInBacklog(mixed, now, (queue) => (queue === 'lead-notify' ? 4 : 100)).map(({ effect }) => effect)).toEqual([
    'staffMail',
    'staffMail',
  ]);
});
