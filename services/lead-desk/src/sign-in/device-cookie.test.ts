import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { createDeviceCookies, DEVICE_LIFETIME } from './device-cookie.ts';

const secret = 'a secret for tests that is long enough';
const devices = createDeviceCookies([secret], 'http');

/** The cookie that a browser receives, as it sends it back. */
function given(username: string, now?: number, from = devices): string {
  let cookie = '';
  const response = { cookie: (name: string, value: string) => (cookie = `${name}=${value}`) };
  from.remember(response as unknown as Response, username, now);
  return cookie;
}

const sending = (cookie?: string) => ({ headers: { cookie } }) as unknown as Request;

test('recognizes the browser by every spelling of the name, among other cookies', () => {
  const cookie = given('margaret');
  const device = devices.find(sending(`a=1; ${cookie}; b=2`), ' Margaret ');
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.find(sending(given('margaret')), 'margaret')).not.toBe(device);
});

test('does not recognize a browser without the cookie', () => {
  expect(devices.find(sending(), 'margaret')).toBeUndefined();
  expect(devices.find(sending('a=1'), 'margaret')).toBeUndefined();
});

test('recognizes several people in one browser', () => {
  const both = sending(`${given('margaret')}; ${given('ruth')}`);
  expect([devices.find(both, 'margaret'), devices.find(both, 'ruth')]).toEqual([expect.any(String), expect.any(String)]);
});

test('never names the person in the cookie', () => {
  expect(Buffer.from(given('margaret').split(/[=.]/).join(''), 'base64url').toString('latin1')).not.toMatch(/margaret/i);
  expect(given('margaret')).not.toMatch(/margaret/i);
});

test('recognizes a cookie of the old secret behind a new one, which signs from then on', () => {
  const newSecret = 'n'.repeat(32);
  const rotated = createDeviceCookies([newSecret, secret], 'http');
  expect(rotated.find(sending(given('margaret')), 'margaret')).toMatch(/^[\w-]{22}$/);
  const afterwards = createDeviceCookies([newSecret], 'http');
  expect(afterwards.find(sending(given('margaret', undefined, rotated)), 'margaret')).toMatch(/^[\w-]{22}$/);
});

const signedPartOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
const own = given('margaret');
const [issued = '', nonce = '', signature = ''] = signedPartOf(own).split('.');

test.each([
  ['of another name', `${nameOf(own)}=${signedPartOf(given('ruth'))}`],
  ['with another nonce', `${nameOf(own)}=${issued}.${'A'.repeat(22)}.${signature}`],
  ['with a later date', `${nameOf(own)}=${Number(issued) + 1}.${nonce}.${signature}`],
  ['without its signature', `${nameOf(own)}=${issued}.${nonce}`],
  ['with an empty signature', `${nameOf(own)}=${issued}.${nonce}.`],
  ['of another secret', given('margaret', undefined, createDeviceCookies([`${secret}!`], 'http'))],
  ['that is too old', given('margaret', Date.now() - DEVICE_LIFETIME * 1000 - 1000)],
])('refuses a cookie %s', (_what, cookie) => {
  expect(devices.find(sending(own), 'margaret')).toBeDefined();
  expect(devices.find(sending(cookie), 'margaret')).toBeUndefined();
});
