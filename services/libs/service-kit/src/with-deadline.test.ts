import { access } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withDeadline } from './with-deadline.ts';

const late = () => new Error('late');
const standStill = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('withDeadline', () => {
  it('gives the result, or the error, of work that is done in time', async () => {
    await expect(withDeadline(1000, Promise.resolve(1), late)).resolves.toBe(1);
    await expect(withDeadline(1000, Promise.reject(new Error('refused')), late)).rejects.toThrow('refused');
  });

  it("rejects when time is up, and what comes after it is nobody's", async () => {
    let fail: (error: Error) => void = () => {};
    const work = new Promise((_resolve, reject) => {
      fail = reject;
    });
    await expect(withDeadline(5, work, late)).rejects.toThrow('late');
    fail(new Error('too late to be heard'));
  });

  it('takes what came in time, though the process stood still until after', async () => {
    // Between here and the reading of answers come the timers.
    await new Promise((resolve) => setImmediate(resolve));
    const answer = withDeadline(20, access(import.meta.filename), late);
    standStill(100);
    await expect(answer).resolves.toBeUndefined();
  });
});
