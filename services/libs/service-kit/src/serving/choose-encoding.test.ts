import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

const identity = Buffer.from('identity');
const all = { identity, br: Buffer.from('br'), gzip: Buffer.from('gzip') };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, all)).toBe(encoding);
});

test('what was not compressed is sent as it is', () => {
  expect(chooseEncoding('br, gzip', { identity })).toBe('identity');
});
