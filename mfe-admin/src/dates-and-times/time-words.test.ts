import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { timeWithSeconds, timeWords } from './time-words.ts';

const at = (time: string) => `2026-03-02T${time}Z`;

it.each([
  ['20:00:00', '3:00 p.m.'],
  ['05:05:00', '12:05 a.m.'],
  ['17:00:00', '12:00 p.m.'],
])('writes %s UTC by the clock of New York as %s', (time, words) => {
  expect(timeWords(at(time), 'America/New_York')).toBe(words);
});

it('writes seconds in a record', () => {
  expect(timeWithSeconds(at('15:00:07'), 'UTC')).toBe('3:00:07 p.m.');
});

it('is the only way in which the desk writes a time of day', () => {
  const others = 'hour: .(numeric|2-digit)|hourCycle|timeStyle|toLocaleTimeString|hourWords';
  const run = () => execFileSync('grep', ['-rlE', others, 'mfe-admin/src', '--include=*.ts', '--include=*.tsx'], { encoding: 'utf8' });
  expect(run().trim().split('\n')).toEqual(['mfe-admin/src/dates-and-times/time-words.test.ts']);
});
