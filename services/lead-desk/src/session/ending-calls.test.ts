import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { expect, it } from 'vitest';
import { endedSessions, mayHaveEndedSessions } from './ending-calls.ts';

it('says of each call of the desk that does more than read which sessions it ends', () => {
  const changing = endpoints.filter(({ service, method }) => service === 'lead-desk' && method !== 'GET').map(({ name }) => name);
  expect(Object.values(endedSessions).flat().toSorted()).toEqual(changing.toSorted());
});

it('is true for a call that ends sessions of an account, with and without an own session', () => {
  expect(mayHaveEndedSessions('resetPassword', false)).toBe(true);
  expect(mayHaveEndedSessions('disableAccount', true)).toBe(true);
});

it('is true for a call that ends the own session only if there was one', () => {
  expect(mayHaveEndedSessions('signOut', true)).toBe(true);
  expect(mayHaveEndedSessions('signOut', false)).toBe(false);
});

it('is false for a call that ends none, that only reads, or that has no name', () => {
  for (const call of ['addLeadNote', 'listAccounts', undefined]) expect(mayHaveEndedSessions(call, true)).toBe(false);
});
