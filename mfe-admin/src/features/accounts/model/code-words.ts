import type { SignInCodeState } from '@annuity-lantern/contracts/http';
import { momentWords } from '../../../dates-and-times/moment-words.ts';

/** Whether sign-in needs a code, and how many recovery codes remain. */
export function codeStateWords({ active, since, recoveryLeft }: SignInCodeState, now: number): string {
  if (!active) return 'You sign in with your password alone. A code from your phone keeps out a person who learns your password.';
  const on = since === undefined ? 'On.' : `On. Set up: ${momentWords(since, now)}`;
  return `${on} You sign in with your password and a code from your app. ${leftWords(recoveryLeft)}`;
}

function leftWords(left: number): string {
  if (left === 0) return 'No recovery code is left. Make new ones.';
  if (left <= 3) return `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. Make new ones.`;
  return `${left} recovery codes are left.`;
}
