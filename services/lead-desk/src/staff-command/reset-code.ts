import { resetCode } from '@annuity-lantern/staff-store';
import { deskOfCommand, withAccount } from './desk-of-command.ts';
import type { Verb } from './verb.ts';

/** Recovers an account, even the only manager's, whose owner has neither the phone nor a recovery code. */
export const resetCodeVerb: Verb = {
  operands: ['USER'],
  purpose: 'takes the sign-in code off an account: the password alone signs in, until the person sets up another code',
  run: (store, [typed = ''], audit) =>
    withAccount(store, typed, async (id, username) => {
      const outcome = await resetCode(deskOfCommand(store, audit), id);
      if (outcome === 'none') return { done: true, sentence: `${username} has no sign-in code.` };
      return {
        done: true,
        sentence: `${username} is signed out everywhere, and signs in with the password alone. The password has not changed.`,
      };
    }),
};
