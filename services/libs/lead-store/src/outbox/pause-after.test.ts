import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { pauseAfter } from './pause-after.ts';

it.each([...effectNames])('%s pauses vary by at most a fifth, and the last pause repeats', (name) => {
  const { pauses } = effects[name];
  for (const [index, pause] of pauses.entries()) {
    expect(pauseAfter(name, index + 1, () => 0)).toBe(pause * 0.8);
    expect(pauseAfter(name, index + 1, () => 1)).toBe(pause * 1.2);
  }
  expect(pauseAfter(name, pauses.length + 5, () => 0)).toBe(pauseAfter(name, pauses.length, () => 0));
});

it('gives different pauses to different leads', () => {
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter('webhook', 3))).size).toBeGreaterThan(1);
});
