import { changeAccount } from '@annuity-lantern/staff-store';
import { deskOfCommand, withAccount } from './desk-of-command.ts';
import type { Verb } from './verb.ts';

/** Ends the access of an account at once. */
export const disable: Verb = {
  operands: ['USER'],
  purpose: 'signs an account out everywhere and keeps it out',
  run: (store, [typed = ''], audit) =>
    withAccount(store, typed, async (id, username) => {
      const outcome = await changeAccount(deskOfCommand(store, audit), id, { disabled: true });
      if (outcome === 'last_manager')
        return { done: false, sentence: `${username} is the last active manager. Make someone else a manager first.` };
      return { done: true, sentence: outcome === 'changed' ? `${username} is disabled.` : `${username} was disabled before.` };
    }),
};
