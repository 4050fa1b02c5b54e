import { expect, test } from 'vitest';
import { RestartPause } from './restart-pause.ts';

test('pauses grow from half a second to half a minute while a process keeps dying', () => {
  const pause = new RestartPause();
  expect(Array.from({ length: 8 }, () => pause.after(100))).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a steady life makes the next pause short again', () => {
  const pause = new RestartPause();
  for (let death = 0; death < 5; death += 1) pause.after(100);
  expect(pause.after(60_000)).toBe(500);
});
