import { normalizeUsername } from '../normalize-username.ts';

const PRODUCT_WORDS = ['annuitylantern', 'annuity', 'lantern'];
/** Fewest letters and digits that must remain without commonly tried words. */
const FEWEST_OTHERS = 8;

/**
 * Why a long enough password is guessed early, in words for its owner; undefined if it is fine. Common passwords come from zxcvbn's list,
 * also with digits and signs around them.
 */
export async function findPasswordFault(password: string, username: string): Promise<string | undefined> {
  const plain = password.normalize('NFKC').toLowerCase();
  const letters = lettersOf(plain);
  if (isRepeat(plain) || isSequence(plain)) return 'This password repeats or counts on. Choose one that nobody can continue.';
  const own = lettersOf(normalizeUsername(username));
  if (own !== '' && isLittleBeside(letters, own)) return 'This password is little more than the user name. Choose another one.';
  if (PRODUCT_WORDS.some((word) => isLittleBeside(letters, word)))
    return 'This password is little more than the name of this site. Choose another one.';
  const common = await loadCommonPasswords();
  if (common.has(plain) || common.has(letters) || common.has(fromLetterToLetter(plain)))
    return 'This password is on the lists that people try first. Choose another one.';
  return undefined;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function fromLetterToLetter(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? '';
}

function isLittleBeside(letters: string, word: string): boolean {
  return letters.includes(word) && letters.replaceAll(word, '').length < FEWEST_OTHERS;
}

/** One repeated piece, or fewer than five different characters. */
function isRepeat(text: string): boolean {
  return new Set(text).size < 5 || `${text}${text}`.indexOf(text, 1) < text.length;
}

/** `abcdefghijkl`, `987654321098`: each time the next or the previous character. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0));
  return [1, -1].some((step) => steps.every((taken) => taken === step || taken === -9 * step));
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first use: signing in does not need the list. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return commonPasswords;
}
