import { randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 16;
const GROUP = 4;
// No 0, 1, i, l or o, because people copy it from paper.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes in the form of `plainCode`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/** For people: `abcd-efgh-jkmn-pqrs`. */
export function inGroups(code: string): string {
  return code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** The typed code without spaces, dashes and case. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}
