import type { Request } from 'express';
import { expect, it } from 'vitest';
import { createSourceOf } from './source-of.ts';

const sourceOf = createSourceOf('a key of the audit for tests that is long enough');
const from = (address: string, userAgent?: string) =>
  ({ headers: { 'x-client-address': address, 'user-agent': userAgent } }) as unknown as Request;
const networkOf = (address: string, source = sourceOf) => source(from(address)).network;

it('names one IPv4 address or IPv6 /64 the same, and others differently', () => {
  expect(networkOf('192.0.2.1')).toMatch(/^[\w-]{16}$/);
  expect(networkOf('192.0.2.1')).toBe(networkOf('::ffff:192.0.2.1'));
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'));
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2::ffff'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

it('names it by the key, without which addresses cannot be tried', () => {
  expect(networkOf('192.0.2.1', createSourceOf('another key of the audit that is long enough'))).not.toBe(networkOf('192.0.2.1'));
});

it('names the browser by its family, and not at all if it is unknown', () => {
  expect(sourceOf(from('192.0.2.1', 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0')).browser).toBe(
    'Firefox on Windows',
  );
  expect(sourceOf(from('192.0.2.1'))).not.toHaveProperty('browser');
});
