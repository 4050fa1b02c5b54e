import { expect, it } from 'vitest';
import { isSignedSynthetic, signSynthetic } from './synthetic-mark.ts';

const idKey = 'k'.repeat(32);

it('accepts only the mark of the same key and the same idempotency key', () => {
  const mark = signSynthetic(idKey, 'synthetic-1');
  expect(isSignedSynthetic(idKey, 'synthetic-1', mark)).toBe(true);
  expect(isSignedSynthetic(idKey, 'synthetic-2', mark)).toBe(false);
  expect(isSignedSynthetic('o'.repeat(32), 'synthetic-1', mark)).toBe(false);
  for (const forged of ['', 'true', mark.slice(1), `${mark}a`, mark.toUpperCase()]) {
    expect(isSignedSynthetic(idKey, 'synthetic-1', forged)).toBe(false);
  }
});
