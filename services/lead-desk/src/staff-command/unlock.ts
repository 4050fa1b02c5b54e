import { normalizeUsername, unlockAccount } from '@annuity-lantern/staff-store';
import type { Verb } from './verb.ts';

/** Unlocks an account with too many failed sign-ins. */
export const unlock: Verb = {
  operands: ['USER'],
  purpose: 'lets an account with too many failed sign-ins try again at once',
  run: async ({ connection }, [typed = ''], audit, digests) => {
    const username = normalizeUsername(typed);
    const outcome = await unlockAccount(connection, { username, by: 'command', now: new Date(), audit, digests });
    return { done: outcome !== 'unknown', sentence: sentences[outcome](username) };
  },
};

const sentences = {
  unlocked: (username: string) => `${username} is unlocked. An address with too many failures still waits, 15 minutes at most.`,
  not_locked: (username: string) => `${username} was not locked: no failed sign-in counts now.`,
  unknown: (username: string) => `No account is named "${username}".`,
};
