import { expect, it } from 'vitest';
import type { Family } from './families.ts';
import { ratesOfIdleJobs, ratesOfWorkers } from './rates.ts';
import type { EffectTally } from './read-outbox.ts';

const families: readonly Family[] = [
  { queue: 'lead-persist', effects: ['persist'], concurrency: 8 },
  { queue: 'lead-notify', effects: ['staffMail', 'webhook'], concurrency: 8 },
  { queue: 'lead-verify', effects: ['verify'], concurrency: 8 },
];
const none: EffectTally = { states: {}, lastDoneAt: undefined };

it('divides what was done or skipped by the time until the last of it, by queue and in all', () => {
  const outbox = {
    verify: { states: { skipped: 100 }, lastDoneAt: undefined },
    persist: { states: { done: 100 }, lastDoneAt: 3000 },
    staffMail: { states: { done: 90, due: 10 }, lastDoneAt: 4000 },
    visitorMail: none,
    webhook: { states: { done: 60, parked: 40 }, lastDoneAt: 6000 },
    analytics: none,
  };
  const { byQueue, all } = ratesOfWorkers({ openedAt: 1000, outbox }, families);
  expect(byQueue).toEqual({ 'lead-persist': 50, 'lead-notify': 30, 'lead-verify': Number.NaN });
  expect(all).toBe(70);
});

it('does the same for jobs that do nothing', () => {
  const turn = {
    openedAt: 500,
    families: { 'lead-persist': { jobs: 100, lastDoneAt: 700 }, 'lead-notify': { jobs: 300, lastDoneAt: 1000 } },
  };
  expect(ratesOfIdleJobs(turn)).toEqual({ byQueue: { 'lead-persist': 500, 'lead-notify': 600 }, all: 800 });
});
