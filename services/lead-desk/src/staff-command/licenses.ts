import { type AccountLicenses, saveLicenses as endpoint, readLicenseLines } from '@annuity-lantern/contracts/http';
import { findLicenses, saveLicenses } from '@annuity-lantern/staff-store';
import { deskOfCommand, withAccount } from './desk-of-command.ts';
import type { Verb } from './verb.ts';

/** Prints or records in which states the person of an account may sell. */
export const licenses: Verb = {
  operands: ['USER'],
  optional: 'LINES',
  purpose:
    'prints the licensed states of an account; LINES ("OH 1234567 2027-05-31; TX 99 2027-12-31") replace them, "" makes it unchecked',
  run: (store, [typed = '', lines], audit) =>
    withAccount(store, typed, async (id, username) => {
      const recorded = await findLicenses(store.connection, id);
      if (lines === undefined) return { done: true, sentence: sentenceOf(username, recorded) };
      // Same rules as at the desk.
      const parsed = endpoint.body?.safeParse({ lines: readLicenseLines(lines), seen: recorded?.at ?? null });
      if (!parsed?.success) return { done: false, sentence: parsed?.error.issues[0]?.message ?? '' };
      const seen = recorded ? new Date(recorded.at) : null;
      const saved = await saveLicenses(deskOfCommand(store, audit), id, { lines: parsed.data.lines, seen });
      if (saved.outcome === 'stale' || saved.outcome === 'unknown')
        return { done: false, sentence: `Someone changed the licenses of ${username} at the same moment. Try again.` };
      return { done: true, sentence: sentenceOf(username, saved.licenses) };
    }),
};

function sentenceOf(username: string, recorded: AccountLicenses | undefined): string {
  if (!recorded || recorded.lines.length === 0) return `${username} is unchecked: no licensed states are recorded.`;
  return recorded.lines.map(({ state, number, until }) => `${state}\t${number}\t${until}`).join('\n');
}
