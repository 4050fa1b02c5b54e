import { expect, it } from 'vitest';
import { allSamples } from './all-samples.ts';

it.each([
  [[true, true], true],
  [[true, false], false],
  [[false], false],
  [[], false],
])('is for %j: %s', (samples, expected) => {
  expect(allSamples(samples.map((sample) => ({ sample })))).toBe(expected);
});
