import { addAccount as endpoint } from '@annuity-lantern/contracts/http';
import { addAccount, normalizeUsername } from '@annuity-lantern/staff-store';
import { deskOfCommand } from './desk-of-command.ts';
import { linkSentence } from './link-sentence.ts';
import type { Verb } from './verb.ts';

/** Adds an account, and prints the link that sets its password. */
export const add: Verb = {
  operands: ['USER', 'MAIL', 'ROLE'],
  optional: 'NAME',
  purpose: 'adds an account (ROLE: viewer, agent or manager; NAME: what visitors see), and prints the link that sets its password',
  run: async (store, [typed, mail, role, displayName], audit) => {
    // Same rules as at the desk.
    const parsed = endpoint.body?.safeParse({ username: typed, mail, role, displayName });
    if (!parsed?.success) {
      const issue = parsed?.error.issues[0];
      return { done: false, sentence: issue?.path[0] === 'role' ? 'ROLE is viewer, agent or manager.' : (issue?.message ?? '') };
    }
    const username = normalizeUsername(parsed.data.username);
    const added = await addAccount(deskOfCommand(store, audit), parsed.data);
    if (added === 'taken') return { done: false, sentence: `There already is an account named "${username}".` };
    if (added === 'alike') return { done: false, sentence: `"${username}" looks like the name of another account.` };
    return { done: true, sentence: linkSentence(username, added) };
  },
};
