import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hostOf, refuseUnclearHost } from './host-of.ts';

const https = (host: string | undefined) => hostOf({ headers: host === undefined ? {} : { host } }, 'https:');
const isRefused = (host: string[], url = '/') => {
  try {
    refuseUnclearHost({ url, headersDistinct: host.length > 0 ? { host } : {} } as unknown as IncomingMessage);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'malformed_request', status: 400 });
    return true;
  }
};

describe('the host of a request', () => {
  it.each([
    ['desk.example.org', 'desk.example.org'],
    ['DESK.example.org:443', 'desk.example.org'],
    ['desk.example.org:80', 'desk.example.org:80'],
    ['desk.example.org:8443', 'desk.example.org:8443'],
    ['desk.example.org.', 'desk.example.org.'],
    ['[::1]:443', '[::1]'],
    ['[::1]', '[::1]'],
    ['lead_desk:4002', 'lead_desk:4002'],
    [undefined, undefined],
  ])('%s is %s', (host, read) => {
    expect(https(host)).toBe(read);
    expect(isRefused(host === undefined ? [] : [host])).toBe(false);
  });

  it.each([
    'x@desk.example.org',
    'desk.example.org:0443',
    'desk.example.org:',
    'desk.example.org:443:443',
    'desk.example.org:99999999',
    'desk.example.org/',
    'desk.example.org\\',
    'desk.example.org#',
    'desk.example.org?',
    'desk.example.org, www.example.org',
    'd%65sk.example.org',
    'désk.example.org',
    'a b',
    '.',
    '',
  ])('%j is no host, and the request is refused', (host) => {
    expect(https(host)).toBeUndefined();
    expect(isRefused([host])).toBe(true);
  });

  it('is refused if it is named twice, or in the request line', () => {
    expect(isRefused(['www.example.org', 'desk.example.org'])).toBe(true);
    expect(isRefused(['www.example.org', 'www.example.org'])).toBe(true);
    expect(isRefused(['www.example.org'], 'http://desk.example.org/admin')).toBe(true);
  });
});
