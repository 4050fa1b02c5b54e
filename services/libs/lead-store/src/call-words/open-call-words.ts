import { createHmac } from 'node:crypto';
import { nouns } from './nouns.ts';

/** Words that a caller says first, so that the visitor knows who calls. */
const COUNT = 3;

/** The words of a lead: `apple, lagoon, lantern`. Services hold null where the operator does not offer them. */
export type CallWords = (leadId: string) => string;

/**
 * The words come from the lead's id and `ID_KEY`: nothing is stored, and every service knows the same. All three differ, so a stranger guesses them once in
 * 16.6 million tries.
 */
export function openCallWords(idKey: string): CallWords {
  const key = createHmac('sha256', idKey).update('annuity-lantern call words').digest();
  return (leadId) => {
    const digest = createHmac('sha256', key).update(leadId).digest();
    const left = [...nouns];
    const words = Array.from({ length: COUNT }, (_, index) => left.splice(digest.readUInt32BE(index * 4) % left.length, 1));
    return words.flat().join(', ');
  };
}
