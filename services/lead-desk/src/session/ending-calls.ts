import type { EndpointName } from '@annuity-lantern/contracts/endpoints';

/** Calls that end sessions if they succeed: the caller's own one, or others of an account, too. */
const endingCalls: Readonly<Partial<Record<EndpointName, 'own' | 'others'>>> = {
  signIn: 'own',
  signOut: 'own',
  changePassword: 'others',
  resetPassword: 'others',
  endSession: 'others',
  endOtherSessions: 'others',
  confirmSignInCode: 'others',
  turnOffSignInCode: 'others',
  setAccountRole: 'others',
  disableAccount: 'others',
  endAccountSessions: 'others',
  resetSignInCode: 'others',
};

/** Whether a call that succeeded may have ended sessions. Anyone can sign out without a session, which ends none. */
export function mayHaveEndedSessions(endpoint: string | undefined, hadSession: boolean): boolean {
  const ends = endingCalls[endpoint as EndpointName];
  return ends === 'others' || (ends === 'own' && hadSession);
}
