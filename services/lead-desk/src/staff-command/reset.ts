import { makeResetLink } from '@annuity-lantern/staff-store';
import { deskOfCommand, withAccount } from './desk-of-command.ts';
import { linkSentence } from './link-sentence.ts';
import type { Verb } from './verb.ts';

const whatStays = 'This resets the password. A sign-in code stays on: reset-code takes it off.';

/** Prints a link that sets a new password. */
export const reset: Verb = {
  operands: ['USER'],
  purpose: 'prints a link that sets a new password, once, within 24 hours; a sign-in code stays on',
  run: (store, [typed = ''], audit) =>
    withAccount(store, typed, async (id, username) => {
      const made = await makeResetLink(deskOfCommand(store, audit), id);
      if (typeof made === 'object') return { done: true, sentence: `${whatStays}\n${linkSentence(username, made)}` };
      return { done: false, sentence: `${username} is disabled: enable the account at the desk first.` };
    }),
};
