import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function requestFrom(header: string | undefined, remoteAddress = '127.0.0.1'): IncomingMessage {
  return { headers: header === undefined ? {} : { 'x-client-address': header }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (given, counted) => {
  expect(clientAddress(requestFrom(given))).toBe(counted);
});

test('without a gateway the peer counts', () => {
  expect(clientAddress(requestFrom(undefined, '10.0.0.5'))).toBe('10.0.0.5');
});
