import type { Heartbeat } from '@annuity-lantern/service-kit/heartbeats';
import { expect, it } from 'vitest';
import { hourOfProcess } from './hour-of-process.ts';

const now = Date.parse('2026-03-02T12:00:30Z');
const ago = (seconds: number) => now - seconds * 1000;

/** A heartbeat this many seconds ago, of a process that started two hours ago. */
function beat(seconds: number, counts: Record<string, number> = {}, changes: Partial<Heartbeat> = {}): Heartbeat {
  return { at: ago(seconds), kind: 'lead-intake', id: 'one', startedAt: ago(7200), counts, ended: false, ...changes };
}

const hourOf = (...beats: Heartbeat[]) => hourOfProcess('lead-intake', { now, beats });

it('knows nothing about a kind without heartbeats', () => {
  const hour = hourOfProcess('gateway', { now, beats: [beat(5)] });
  expect(hour).toMatchObject({ alive: 0, counts: {}, minutes: [] });
  expect(hour.lastSeen).toBeUndefined();
});

it('counts differences between heartbeats, without what a process had counted before the hour', () => {
  const hour = hourOf(beat(70, { accepted: 40 }), beat(60, { accepted: 42, sealed: 1 }), beat(5, { accepted: 45, sealed: 1 }));
  expect(hour.counts).toEqual({ accepted: 5, sealed: 1 });
  expect(hour.countsSince(ago(30))).toEqual({ accepted: 3 });
});

it('counts all of a process that started within the hour, even if Redis was away, and sums processes', () => {
  const hour = hourOf(beat(20, { accepted: 2 }, { id: 'new', startedAt: ago(900) }), beat(10, { accepted: 9 }), beat(5, { accepted: 10 }));
  expect(hour.counts).toEqual({ accepted: 3 });
});

it('returns a point for each minute with heartbeats, with the number of processes that wrote one', () => {
  const other = { id: 'other' };
  const { minutes } = hourOf(
    beat(65, { accepted: 1 }),
    beat(64, {}, other),
    beat(25, { accepted: 4 }),
    beat(5, { accepted: 5, unnamed: 7 }),
  );
  expect(minutes).toEqual([
    { at: Date.parse('2026-03-02T11:59:00Z'), alive: 2, counts: {} },
    { at: Date.parse('2026-03-02T12:00:00Z'), alive: 1, counts: { accepted: 4 } },
  ]);
});

it('counts a process as alive until it has missed three heartbeats, and then as lost', () => {
  expect(hourOf(beat(34))).toMatchObject({ alive: 1, lastSeen: ago(34) });
  expect(hourOf(beat(34)).losses).toEqual([]);
  expect(hourOf(beat(36), beat(3, {}, { id: 'two' }))).toMatchObject({ alive: 1, losses: [ago(36)], lastSeen: ago(3) });
});

it('does not count a process as lost if it said that it stops', () => {
  const hour = hourOf(beat(50), beat(40, {}, { ended: true }));
  expect(hour).toMatchObject({ alive: 0, lastSeen: ago(40) });
  expect(hour.losses).toEqual([]);
});
