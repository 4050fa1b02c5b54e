import { access } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withDeadline } from './with-deadline.ts';

const late = () => new Error('late');
const standStill = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('withDeadline', () => {
  it('takes a deadline that has passed as now, without a warning of Node', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    await expect(withDeadline(-300, new Promise(() => {}), late)).rejects.toThrow('late');
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  });

  it('returns the result, or the error, of work that ends in time', async () => {
    await expect(withDeadline(1000, Promise.resolve(1), late)).resolves.toBe(1);
    await expect(withDeadline(1000, Promise.reject(new Error('refused')), late)).rejects.toThrow('refused');
  });

  it('rejects at the deadline, without an unhandled rejection afterwards', async () => {
    let fail: (error: Error) => void = () => {};
    const work = new Promise((_resolve, reject) => {
      fail = reject;
    });
    await expect(withDeadline(5, work, late)).rejects.toThrow('late');
    fail(new Error('too late to be heard'));
  });

  it('counts a result received before the deadline, even if the event loop was blocked', async () => {
    // Timers run between here and the reading of answers.
    await new Promise((resolve) => setImmediate(resolve));
    const answer = withDeadline(20, access(import.meta.filename), late);
    standStill(100);
    await expect(answer).resolves.toBeUndefined();
  });
});
