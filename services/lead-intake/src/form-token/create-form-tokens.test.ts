import type { IncomingMessage } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { describe, expect, it } from 'vitest';
import { createFormTokens } from './create-form-tokens.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const opened = new Date('2026-03-02T15:00:00.000Z');
const key = 'k'.repeat(32);

const tokensAt = (age: number, ...of: string[]) => createFormTokens(of.length > 0 ? of : [key], () => new Date(opened.getTime() + age));
const requestWith = (token: unknown) => ({ headers: { 'x-form-token': token } }) as unknown as IncomingMessage;
const token = tokensAt(0).issue();
const [time = '', nonce = '', signature = ''] = token.split('.');

/** The outcome for a token that is sent this many milliseconds after the page was opened. */
function outcome(given: unknown, age = 10 * SECOND, ...of: string[]): string | null {
  try {
    return tokensAt(age, ...of).read(requestWith(given));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'form_token_invalid' || error.status !== 403) throw error;
    return 'refused';
  }
}

describe('a token is accepted', () => {
  it.each([
    ['at 2 s', 2 * SECOND],
    ['at 12 h', 12 * HOUR],
  ])('%s', (_name, age) => {
    expect(outcome(token, age)).toBe(nonce);
  });

  it('more than once', () => {
    expect([outcome(token), outcome(token)]).toEqual([nonce, nonce]);
  });

  it('behind a new key, which signs from then on', () => {
    const newKey = 'n'.repeat(32);
    expect(outcome(token, 10 * SECOND, newKey, key)).toBe(nonce);
    const renewed = tokensAt(0, newKey, key).issue();
    expect(outcome(renewed, 10 * SECOND, newKey)).toBe(renewed.split('.')[1]);
    expect(outcome(renewed, 10 * SECOND, key)).toBe('refused');
  });

  it('is different each time', () => {
    const tokens = Array.from({ length: 100 }, () => tokensAt(0).issue());
    expect(new Set(tokens).size).toBe(100);
    expect(new Set(tokens.map((one) => outcome(one))).size).toBe(100);
  });
});

it('has no nonce, and causes no refusal, if it is missing', () => {
  expect(outcome(undefined)).toBeNull();
});

describe('a token is refused', () => {
  it.each([
    ['at 1.9 s', 1.9 * SECOND],
    ['at 1,999 ms', 1999],
    ['past 12 h', 12 * HOUR + 1],
    ['before it was made', -1],
    ['a day before it was made', -24 * HOUR],
  ])('%s', (_name, age) => {
    expect(outcome(token, age)).toBe('refused');
  });

  it('if another key signed it', () => {
    expect(outcome(token, 10 * SECOND, 'o'.repeat(32))).toBe('refused');
  });

  it('if it was sent twice', () => {
    expect(outcome(`${token}, ${token}`)).toBe('refused');
    expect(outcome([token, token])).toBe('refused');
  });

  it('if any character is changed', () => {
    const changed = [...token].map((character, at) => token.slice(0, at) + (character === 'a' ? 'b' : 'a') + token.slice(at + 1));
    expect(changed.filter((one) => one === token || outcome(one) !== 'refused')).toEqual([]);
  });

  it('if any part is missing', () => {
    const cut = Array.from({ length: token.length }, (_, length) => token.slice(0, length));
    expect(cut.filter((one) => outcome(one) !== 'refused')).toEqual([]);
  });

  it.each<[string, string]>([
    ['empty', ''],
    ['blank', '   '],
    ['dots alone', '..'],
    ['a later time', `${(opened.getTime() + HOUR).toString(36)}.${nonce}.${signature}`],
    ['a time with a zero before it', `0${time}.${nonce}.${signature}`],
    ['a time that is no number', `NaN.${nonce}.${signature}`],
    ['a negative time', `-${time}.${nonce}.${signature}`],
    ['a time that is too long', `${'z'.repeat(4000)}.${nonce}.${signature}`],
    ['another nonce', `${time}.${'A'.repeat(22)}.${signature}`],
    ['a nonce moved into the time', `${time}${nonce[0]}.${nonce.slice(1)}.${signature}`],
    ['no signature', `${time}.${nonce}.`],
    ['a fourth part', `${token}.${signature}`],
    ['a padded signature', `${token}=`],
    ['a signature of another alphabet', token.replaceAll('-', '+').replaceAll('_', '/').concat('=')],
    ['a blank at the end', `${token} `],
    ['a line break at the end', `${token}\n`],
    ['a zero byte at the end', `${token}\0`],
    ['letters of more than one byte', `${time}.${nonce}.${'é'.repeat(43)}`],
    ['64 KB', 'x'.repeat(65_536)],
    ['many dots', '.'.repeat(65_536)],
    ['an operator', '{"$gt":""}'],
    ['a prototype', '__proto__'],
  ])('that is %s', (_name, hostile) => {
    expect(outcome(hostile)).toBe('refused');
  });
});
