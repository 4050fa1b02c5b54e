import { setTimeout as pause } from 'node:timers/promises';
import { findFirstAnswers } from './find-first-answer.ts';
import type { Member } from './insert-outcome.ts';
import type { Leads } from './leads.ts';

const TRIES = 40;
const PAUSE = 25;

/**
 * Answers leads whose ids existed before, by what a majority knows of them. Never rejects. The insert that came first may not be acknowledged yet,
 * and what is not is no answer: waits about a second for it.
 */
export async function answerRepeats(leads: Leads, members: readonly Member[]): Promise<void> {
  let open = members;
  try {
    for (let tries = 0; tries < TRIES && open.length > 0; tries += 1) {
      if (tries > 0) await pause(PAUSE);
      open = await answerKnown(leads, open);
    }
    if (open.length > 0) throw new Error('a lead of this id exists but is not acknowledged by a majority');
  } catch (error) {
    for (const member of open) member.reject(error);
  }
}

/** Gives those that could not be answered yet. */
async function answerKnown(leads: Leads, members: readonly Member[]): Promise<readonly Member[]> {
  const answers = await findFirstAnswers(leads, [...new Set(members.map(({ record }) => record._id))]);
  return members.filter(({ record, resolve }) => {
    const first = answers.get(record._id);
    if (!first) return true;
    const { bodyHmac, ...answer } = first;
    resolve(bodyHmac === record.bodyHmac ? { outcome: 'repeated', ...answer } : { outcome: 'key_reused' });
    return false;
  });
}
