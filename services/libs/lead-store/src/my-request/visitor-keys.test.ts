import { CODE_TRIES, LINK_HOLDS, VISIT_HOLDS } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { openVisitorKeys } from './visitor-keys.ts';

const id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
const now = new Date('2026-03-06T15:05:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const keys = openVisitorKeys('a key');
const others = openVisitorKeys('another key');

it('reads its own link for 30 days, and no other text', () => {
  const token = keys.linkTo(id, now);
  expect(token).toMatch(/^[\w-]{48}$/);
  expect(keys.readLink(token, later(LINK_HOLDS - 2000))).toBe(id);
  expect(keys.readLink(token, later(LINK_HOLDS + 1000))).toBeUndefined();
  const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  for (const text of [changed, token.slice(1), `${token}AAAA`, '', others.linkTo(id, now)])
    expect(keys.readLink(text, now)).toBeUndefined();
});

it('opens a visit for 30 minutes, never by the link alone', () => {
  const { visit, endsAt } = keys.visitOf(id, now);
  expect(endsAt).toEqual(later(VISIT_HOLDS));
  expect(keys.readVisit(visit, later(VISIT_HOLDS - 2000))).toBe(id);
  expect(keys.readVisit(visit, later(VISIT_HOLDS + 1000))).toBeUndefined();
  expect(keys.readVisit(keys.linkTo(id, now), now)).toBeUndefined();
  expect(keys.readLink(visit, now)).toBeUndefined();
});

it('makes six digits that another time, lead or key changes', () => {
  const code = keys.codeOf(id, now);
  expect(code).toMatch(/^\d{6}$/);
  expect(keys.codeOf(id, now)).toBe(code);
  const codes = [keys.codeOf(id, later(1)), keys.codeOf(id.replace('0', '1'), now), others.codeOf(id, now)];
  expect(new Set([code, ...codes]).size).toBe(4);
  expect(keys.isCodeOf(id, now, code)).toBe(true);
  for (const typed of [codes[0] ?? '', code.slice(1), '']) expect(keys.isCodeOf(id, now, typed)).toBe(false);
});

it('spreads codes evenly, so that five tries are five in a million', () => {
  const codes = Array.from({ length: 2000 }, (_, index) => Number(keys.codeOf(id, later(index))));
  const inEachTenth = Array.from({ length: 10 }, (_, tenth) => codes.filter((code) => Math.floor(code / 100_000) === tenth).length);
  for (const count of inEachTenth) expect(Math.abs(count - 200)).toBeLessThan(80);
  expect(CODE_TRIES).toBe(5);
});
