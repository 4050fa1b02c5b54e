import { expect, it } from 'vitest';
import { BadRecording, isBadRecording, repeatBadRecording } from './repeat-bad-recording.ts';

/** Fails with these, one after the other, then gives a result. */
const failing = (errors: readonly Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'measured';
  };
};
const bad = (message: string) => new BadRecording(message);

it('repeats a run whose recording was bad, and says so', async () => {
  const told: string[] = [];
  expect(await repeatBadRecording(failing([bad('one'), bad('two'), bad('three')]), (why) => told.push(why))).toBe('measured');
  expect(told).toEqual(['one', 'two', 'three']);
});

it('gives up after three repetitions', async () => {
  const told: string[] = [];
  const run = failing([bad('one'), bad('two'), bad('three'), bad('four')]);
  await expect(repeatBadRecording(run, (why) => told.push(why))).rejects.toThrow('four');
  expect(told).toHaveLength(3);
});

it('does not repeat what fails for another reason', async () => {
  const told: string[] = [];
  await expect(repeatBadRecording(failing([new Error('no such page')]), (why) => told.push(why))).rejects.toThrow('no such page');
  expect(told).toEqual([]);
});

it('tells a recording with a hole from a page that does not load', () => {
  expect(isBadRecording('NO_NAVSTART')).toBe(true);
  expect(isBadRecording('ERRORED_DOCUMENT_REQUEST')).toBe(false);
});
