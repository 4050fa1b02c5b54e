import { listAccounts } from '@annuity-lantern/staff-store';
import { ACCOUNT_LIMIT } from '../sign-in/sign-in-throttle.ts';
import type { Verb } from './verb.ts';

/** Prints one line per account. */
export const list: Verb = {
  operands: [],
  purpose: 'lists the accounts with role, mail address, name for visitors, sign-in code, licensed states and state',
  run: async ({ connection }, _operands, _audit, digests) => {
    const accounts = await listAccounts(connection, { now: new Date(), lockedFrom: ACCOUNT_LIMIT, digests });
    if (accounts.length === 0) return { done: true, sentence: 'There are no accounts.' };
    const lines = accounts.map(({ username, role, mail, displayName, licenses, disabledAt, hasPassword, hasCode, locked }) => {
      const states = [disabledAt && 'disabled', !hasPassword && 'no password yet', locked && 'locked'].filter(Boolean);
      const signIn = hasCode ? 'sign-in code' : 'no sign-in code';
      const sells = licenses?.lines.map(({ state }) => state).join(' ') || 'unchecked';
      const words = [username, role, mail ?? 'no mail address', displayName ?? 'no name for visitors', signIn, sells];
      return [...words, states.join(', ') || 'active'].join('\t');
    });
    return { done: true, sentence: lines.join('\n') };
  },
};
