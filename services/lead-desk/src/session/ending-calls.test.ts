import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { expect, it } from 'vitest';
import { mayHaveEndedSessions } from './ending-calls.ts';

const ending = (hadSession: boolean) =>
  endpoints
    .filter(({ service, name }) => service === 'lead-desk' && mayHaveEndedSessions(name, hadSession))
    .map(({ name }) => name)
    .toSorted();

it('is true for the calls that end sessions, and for sign-in and sign-out only with a session', () => {
  const always = [
    'changePassword',
    'confirmSignInCode',
    'disableAccount',
    'endAccountSessions',
    'endOtherSessions',
    'endSession',
    'resetPassword',
    'resetSignInCode',
    'setAccountRole',
    'turnOffSignInCode',
  ];
  expect(ending(false)).toEqual(always);
  expect(ending(true)).toEqual([...always, 'signIn', 'signOut'].toSorted());
});

it('is false for a call that has no name', () => {
  expect(mayHaveEndedSessions(undefined, true)).toBe(false);
});
