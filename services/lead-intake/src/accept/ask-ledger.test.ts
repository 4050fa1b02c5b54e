import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardLedger } from './ask-ledger.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});

it('rejects a question that MongoDB does not answer within 1.2 s, and aborts it', async () => {
  const signals: AbortSignal[] = [];
  const asked = guardLedger().ask((signal) => {
    signals.push(signal);
    return never();
  });
  const rejected = expect(asked).rejects.toThrow('did not answer in time');
  await vi.advanceTimersByTimeAsync(1199);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
  expect(signals[0]?.aborted).toBe(true);
});

it('rejects at once after three questions without an answer, except one each second that tries', async () => {
  const { ask, isGivenUp } = guardLedger();
  const question = vi.fn(never);
  const failures = [1, 2, 3].map(() => ask(question).catch(() => {}));
  await vi.advanceTimersByTimeAsync(1200);
  await Promise.all(failures);
  expect([isGivenUp(), question.mock.calls.length]).toEqual([true, 3]);
  for (let more = 0; more < 20; more += 1) await expect(ask(question)).rejects.toThrow('the circuit is open');
  expect(question).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ask(async () => 'answered')).toBe('answered');
  expect(isGivenUp()).toBe(false);
});
