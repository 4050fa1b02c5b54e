import { expect, it } from 'vitest';
import { createVisitorKey } from './visitor-key.ts';

const key = createVisitorKey('k'.repeat(32));

it('is the same for the same visitor and resource, and for nobody else', () => {
  expect(key('guide', '192.0.2.1')).toBe(key('guide', '192.0.2.1'));
  const others = [key('guide', '192.0.2.2'), key('other', '192.0.2.1'), createVisitorKey('o'.repeat(32))('guide', '192.0.2.1')];
  expect(new Set([key('guide', '192.0.2.1'), ...others]).size).toBe(4);
});

it('does not show the address', () => {
  expect(key('guide', '192.0.2.1')).toMatch(/^[\w-]{43}$/);
});
