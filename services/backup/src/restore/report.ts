import type { Begin } from '../file/notes.ts';
import { oneDigit } from '../say.ts';
import type { Restored } from './restore.ts';

const count = (number: number, one: string, many: string) => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** What a restore did, what is lost, and what to do next, as lines for a terminal. */
export function reportOf({ at }: Pick<Begin, 'at'>, restored: Restored, seconds: number): string[] {
  const { requests, sealed, heldRequests, heldEffects, erasedAgain, keptByHold, stoppedAgain } = restored;
  return [
    `Restored ${count(requests, 'request', 'requests')} and ${count(sealed, 'sealed request', 'sealed requests')} in ${oneDigit(seconds)} s.`,
    `Left out: ${count(erasedAgain, 'request', 'requests')} of the file of erasures, and ${count(stoppedAgain, 'stopped reminder', 'stopped reminders')}.`,
    ...(keptByHold > 0
      ? [`NOT left out: ${count(keptByHold, 'request', 'requests')}, which a manager ordered to keep before the backup.`]
      : []),
    `Held: ${count(heldEffects, 'effect', 'effects')} of ${count(heldRequests, 'request', 'requests')} may have happened after the backup. They are unconfirmed, with the reason "A backup was restored".`,
    '',
    `LOST: everything after ${at}, when the backup was made:`,
    '  - requests that were accepted since. Their number is unknown here: compare the staff mails, the CRM and the log of the gateway.',
    '  - what staff did since: steps, notes, calls, owners, holds, answers to unconfirmed effects.',
    '  - what visitors chose since: consents taken back, stops of one request alone, corrected answers, new reminders.',
    '  - accounts as they were changed since: a disabled account is enabled again, and an old password works again.',
    '  - rates, resources and settings of the desk that were changed since, and the entries of the audit.',
    '',
    'NEXT: check the accounts before staff sign in. On the page Pipeline, resume what is paused and answer what is unconfirmed (docs/operations/runbooks/restore.md).',
  ];
}
