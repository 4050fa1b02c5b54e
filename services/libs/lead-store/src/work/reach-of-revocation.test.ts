import { expect, it } from 'vitest';
import { reachOf } from './reach-of-revocation.ts';

const at = new Date('2026-03-06T15:05:00Z');

const [email, phone] = ['ana@example.com', '303-499-7111'];
const byPhone = { seq: 1, way: 'phone' } as const;
const onOwnPage = { seq: 1, way: 'own page' } as const;
const uncorrected = { email, phone, history: [] };
const corrected = (by: string) => ({
  email: 'new@example.net',
  phone: '303-499-7122',
  history: [{ at, seq: 2, by, old: { email, phone } }],
});
const reach = { emailNormalised: email, phoneNormalised: '+13034997111' };

it('goes by address and number for what staff record, and by the address alone for what the visitor does on their page', () => {
  expect(reachOf(uncorrected, byPhone)).toEqual(reach);
  expect(reachOf(uncorrected, onOwnPage)).toEqual({ emailNormalised: email });
});

it('keeps to the contact of its time after the visitor typed another one', () => {
  expect(reachOf(corrected('visitor'), byPhone)).toEqual(reach);
  expect(reachOf(corrected('visitor'), onOwnPage)).toEqual({ emailNormalised: email });
});

it('follows a correction by staff, unless the visitor made it on their page', () => {
  expect(reachOf(corrected('kim'), byPhone)).toEqual({ emailNormalised: 'new@example.net', phoneNormalised: '+13034997122' });
  expect(reachOf(corrected('kim'), onOwnPage)).toEqual({ emailNormalised: email });
  const { history } = corrected('kim');
  const third = {
    email: 'third@example.org',
    phone,
    history: [...history, { at, seq: 3, by: 'visitor', old: { email: 'new@example.net' } }],
  };
  expect(reachOf(third, byPhone).emailNormalised).toBe('new@example.net');
});

it('does not look at corrections from before it', () => {
  const { history, ...contact } = corrected('visitor');
  expect(reachOf({ ...contact, history }, { seq: 3, way: 'own page' })).toEqual({ emailNormalised: 'new@example.net' });
});
