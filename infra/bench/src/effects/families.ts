import { type ExpectedEffect, expectedEffects, type QueueName, queueOfEffect } from '@annuity-lantern/contracts/jobs';

/** Effects of one queue, which the worker takes from it so many at a time. */
export interface Family {
  readonly queue: QueueName;
  readonly effects: readonly ExpectedEffect[];
  readonly concurrency: number;
}

/** As lead-worker has it: the jobs that do nothing are run in the same way. */
const concurrency: Readonly<Record<QueueName, number>> = { 'lead-verify': 8, 'lead-persist': 8, 'lead-notify': 8, 'lead-analytics': 4 };

export const families: readonly Family[] = [...new Set(Object.values(queueOfEffect))].map((queue) => ({
  queue,
  effects: expectedEffects.filter((name) => queueOfEffect[name] === queue),
  concurrency: concurrency[queue],
}));
