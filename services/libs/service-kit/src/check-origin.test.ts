import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkOrigin, type OriginRule } from './check-origin.ts';

const from = (headers: Record<string, string>) => ({ headers: { host: 'www.example.com', ...headers } }) as unknown as IncomingMessage;
const passes = (headers: Record<string, string>, rule: OriginRule, trusted?: string) => {
  try {
    checkOrigin(from(headers), rule, trusted);
    return true;
  } catch {
    return false;
  }
};

describe('the origin of a call', () => {
  it.each<[Record<string, string>, boolean, boolean]>([
    [{}, true, false],
    [{ origin: 'https://www.example.com' }, true, true],
    [{ origin: 'http://www.example.com' }, true, true],
    [{ origin: 'https://example.com' }, false, false],
    [{ origin: 'https://www.example.com.evil.example' }, false, false],
    [{ origin: 'https://x@www.example.com' }, false, false],
    [{ origin: 'https://www.example.com/' }, false, false],
    [{ origin: 'https://www.example.com:0443' }, false, false],
    [{ origin: 'https://www.example.com.' }, false, false],
    [{ origin: 'https://www.example.com', host: 'WWW.example.com:443' }, true, true],
    [{ origin: 'https://www.example.com', host: 'x@www.example.com' }, false, false],
    [{ origin: 'null' }, false, false],
    [{ origin: '' }, false, false],
    [{ 'sec-fetch-site': 'same-origin' }, true, true],
    [{ 'sec-fetch-site': 'same-site' }, true, false],
    [{ 'sec-fetch-site': 'cross-site' }, false, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }, false, false],
  ])('%o: public %s, staff %s', (headers, asPublic, asStaff) => {
    expect([passes(headers, 'optional'), passes(headers, 'required')]).toEqual([asPublic, asStaff]);
  });

  it.each([
    ['GET', { 'x-forwarded-proto': 'http' }, true],
    ['GET', { 'x-forwarded-proto': 'http', 'sec-fetch-site': 'same-site' }, false],
    ['GET', { 'x-forwarded-proto': 'http', 'sec-fetch-site': 'cross-site' }, false],
    ['GET', { 'x-forwarded-proto': 'http', origin: 'http://other.example' }, false],
    ['GET', { 'x-forwarded-proto': 'https' }, false],
    ['POST', { 'x-forwarded-proto': 'http' }, false],
    ['DELETE', { 'x-forwarded-proto': 'http' }, false],
  ])('is not asked for by a staff read over plain http alone, where browsers send none: %s %o is %s', (method, headers, allowed) => {
    const request = Object.assign(from(headers), { method });
    const check = () => checkOrigin(request, 'required');
    if (allowed) expect(check).not.toThrow();
    else expect(check).toThrow();
  });

  it('is our origin alone on the production host, scheme included', () => {
    const trusted = 'https://www.example.com';
    expect(passes({ origin: trusted }, 'required', trusted)).toBe(true);
    expect(passes({ origin: 'http://www.example.com' }, 'optional', trusted)).toBe(false);
    expect(passes({ host: 'evil.example', origin: 'https://evil.example' }, 'optional', trusted)).toBe(false);
  });
});
