import { CODE_TRIES, LINK_HOLDS, VISIT_HOLDS } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { openVisitorKeys } from './visitor-keys.ts';

const _id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
const id = { _id, email: 'ana@example.com', phone: '303-499-7111', history: [] };
/** The same request after its address, or its number, was corrected. */
const moved = { ...id, email: 'someone@example.net', history: [{ old: { email: id.email } }] };
const renumbered = { ...id, phone: '303-499-7122', history: [{ old: { phone: id.phone } }] };
const now = new Date('2026-03-06T15:05:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const keys = openVisitorKeys('a key');
const others = openVisitorKeys('another key');

it('reads its own link for 30 days, and no other text', () => {
  const token = keys.linkTo(id, now);
  expect(token).toMatch(/^[\w-]{48}$/);
  expect(keys.isLinkTo(token, id, later(LINK_HOLDS - 2000))).toBe(true);
  expect(keys.isLinkTo(token, id, later(LINK_HOLDS + 1000))).toBe(false);
  const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  for (const text of [changed, token.slice(1), `${token}AAAA`, '', others.linkTo(id, now)])
    expect(keys.isLinkTo(text, id, now)).toBe(false);
  expect(keys.idIn(token)).toBe(_id);
  expect(keys.isLinkTo(token, { ...id, _id: _id.replace('0', '1') }, now)).toBe(false);
});

it('opens a visit for 30 minutes, never by the link alone', () => {
  const { visit, endsAt } = keys.visitOf(id, now);
  expect(endsAt).toEqual(later(VISIT_HOLDS));
  expect(keys.isVisitOf(visit, id, later(VISIT_HOLDS - 2000))).toBe(true);
  expect(keys.isVisitOf(visit, id, later(VISIT_HOLDS + 1000))).toBe(false);
  expect(keys.isVisitOf(keys.linkTo(id, now), id, now)).toBe(false);
  expect(keys.isLinkTo(visit, id, now)).toBe(false);
});

it('makes six digits that another time, lead or key changes', () => {
  const code = keys.codeOf(id, now);
  expect(code).toMatch(/^\d{6}$/);
  expect(keys.codeOf(id, now)).toBe(code);
  const codes = [keys.codeOf(id, later(1)), keys.codeOf({ ...id, _id: _id.replace('0', '1') }, now), others.codeOf(id, now)];
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

it('ends link, code and visit with the address, and the visit with the number', () => {
  const { visit } = keys.visitOf(id, now);
  const [link, code] = [keys.linkTo(id, now), keys.codeOf(id, now)];
  const opens = (lead: typeof id | typeof moved | typeof renumbered) => [
    keys.isLinkTo(link, lead, now),
    keys.isCodeOf(lead, now, code),
    keys.isVisitOf(visit, lead, now),
  ];
  expect(opens(id)).toEqual([true, true, true]);
  expect(opens(moved)).toEqual([false, false, false]);
  expect(opens(renumbered)).toEqual([true, true, false]);
  // Also what was made after a first correction.
  const again = { ...moved, email: 'third@example.org' };
  expect(keys.isLinkTo(keys.linkTo(moved, now), moved, now)).toBe(true);
  expect(keys.isLinkTo(keys.linkTo(moved, now), again, now)).toBe(false);
  expect(keys.codeOf(moved, now)).not.toBe(keys.codeOf(again, now));
  expect(keys.isVisitOf(keys.visitOf(moved, now).visit, again, now)).toBe(false);
});
