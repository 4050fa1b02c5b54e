import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  addressKey,
  isAddressOrNetwork,
  isPrivateAddress,
  isPrivateHost,
  isPublicAddress,
  networkKey,
  parseAddress,
  siteKey,
  visitorKey,
} from './address.ts';

describe('parseAddress', () => {
  it.each(['', 'nonsense', '1', '0x7f.1', '0177.0.0.1', '1.2.3', '1.2.3.256', '::1::', '10.0.0.0/8'])(
    'returns undefined for %o',
    (text) => {
      expect(parseAddress(text)).toBeUndefined();
    },
  );

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0:0::9', '2001:db8::9'],
  ])('normalizes %s to %s', (text, address) => {
    expect(parseAddress(text)?.toString()).toBe(address);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('maps %s to %s', (text, key) => {
    expect(addressKey(text)).toBe(key);
  });
});

describe('networkKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1::/48'],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('maps %s to %s', (text, key) => {
    expect(networkKey(text)).toBe(key);
  });
});

describe('visitorKey', () => {
  const requestWith = (headers: Record<string, string>) =>
    ({ headers, socket: { remoteAddress: '10.0.0.5' } }) as unknown as IncomingMessage;

  it.each([
    [{ 'x-client-address': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-client-address': '' }, '10.0.0.5'],
    [{}, '10.0.0.5'],
  ])('prefers the address that the gateway names: %o', (headers, key) => {
    expect(visitorKey(requestWith(headers))).toBe(key);
  });
});

describe('siteKey', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:DB8:1:ffff:1::', '2001:db8:1::/48'],
    ['192.0.2.1', undefined],
    ['::ffff:192.0.2.1', undefined],
    ['nonsense', undefined],
  ])('%s: %s', (text, key) => {
    expect(siteKey(text)).toBe(key);
  });
});

describe('isPrivateAddress', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '::1', 'fd12:3456::1'])('accepts %s', (text) => {
    expect(isPrivateAddress(text)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', 'localhost', ''])('refuses %o', (text) => {
    expect(isPrivateAddress(text)).toBe(false);
  });
});

describe('isAddressOrNetwork', () => {
  it.each(['192.0.2.1', '10.0.0.0/8', 'fd00::/8', '::1'])('accepts %s', (text) => {
    expect(isAddressOrNetwork(text)).toBe(true);
  });

  it.each(['', '10/8', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', 'example.org', '10.0.0.0/8/8'])('refuses %o', (text) => {
    expect(isAddressOrNetwork(text)).toBe(false);
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('isPrivateHost', () => {
  it.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://mongodb:27017/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://printer.local/',
    'http://metadata.google.internal/',
  ])('accepts %s', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  });

  it.each(['https://www.example.com/', 'http://8.8.8.8/', 'http://[2606:4700::1111]/'])('refuses %s', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(false);
  });
});
