import { clockOf } from '@annuity-lantern/contracts/sla';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, it } from 'vitest';
import { plannedEffect } from './planned-effect.ts';

const friday = Date.parse('2026-11-20T20:00:00Z');
const clock = clockOf({ createdAt: new Date(friday), status: 'pending' }, friday, sampleHost().site.hours);
const due = (hours: number) => ({ state: 'due' as const, attempts: 0, nextAt: new Date(friday + hours * 3_600_000).toISOString() });

it('plans reminders after the weekend', () => {
  expect(plannedEffect('slaWarning', due(20), clock).nextAt).toBe('2026-11-23T16:00:00.000Z');
  expect(plannedEffect('slaBreach', due(24), clock).nextAt).toBe('2026-11-23T20:00:00.000Z');
});

it('keeps the time of every other effect, of a retry, and of a reminder that is over', () => {
  expect(plannedEffect('webhook', due(1), clock)).toEqual(due(1));
  expect(plannedEffect('slaBreach', due(100), clock)).toEqual(due(100));
  const done = { state: 'done' as const, attempts: 1, doneAt: due(24).nextAt };
  expect(plannedEffect('slaBreach', done, clock)).toEqual(done);
});
