import { randomUUID } from 'node:crypto';
import type { HintBatch, LeadHint } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BATCH_PAUSE, batchHints, type HintBatches, MOST_NAMED } from './batch-hints.ts';

let sent: HintBatch[];
let batches: HintBatches;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  batches = batchHints((batch) => sent.push(batch));
});

afterEach(() => {
  batches.stop();
  vi.useRealTimers();
});

const hint = (id = randomUUID() as string, what: LeadHint['what'] = 'new'): LeadHint => ({ id, kind: 'consultation', what });

it('sends a hint at once after a pause, and batches those that follow', () => {
  const [first, second, third] = [hint(), hint(), hint()];
  batches.add(first);
  batches.add(second);
  batches.add(third);
  expect(sent).toEqual([{ hints: [first], more: false }]);
  vi.advanceTimersByTime(BATCH_PAUSE);
  expect(sent.slice(1)).toEqual([{ hints: [second, third], more: false }]);
});

it('names a lead once per reason in a batch', () => {
  batches.add(hint());
  const [changed, stopped] = [hint('1', 'changed'), hint('1', 'stopped')];
  for (const one of [changed, changed, stopped, changed]) batches.add(one);
  vi.advanceTimersByTime(BATCH_PAUSE);
  expect(sent[1]?.hints).toEqual([changed, stopped]);
});

it('sends 1,000 leads of one second as three batches that say there are more', () => {
  for (let count = 0; count < 1000; count += 1) {
    batches.add(hint());
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(10 * BATCH_PAUSE);
  expect(sent.map(({ hints, more }) => [hints.length, more])).toEqual([
    [1, false],
    [MOST_NAMED, true],
    [MOST_NAMED, true],
  ]);
});

it('sends nothing after it was stopped', () => {
  batches.add(hint());
  batches.add(hint());
  batches.stop();
  vi.advanceTimersByTime(BATCH_PAUSE);
  expect(sent).toHaveLength(1);
});
