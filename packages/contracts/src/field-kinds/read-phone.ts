import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { phoneLink } from '@annuity-lantern/domain/contact-links';

export interface UsPhone {
  /** Ten digits. */
  readonly national: string;
  /** Digits to dial after the call is answered. */
  readonly extension?: string;
}

/** Ten digits. Area code and exchange start with 2 to 9. */
const national = /^[2-9]\d\d[2-9]\d{6}$/;
/** Most digits of an extension. */
const LONGEST_EXTENSION = 7;
/** The word between a number and its extension. Phones dial a comma as a pause. */
const extensionWords = new Set(['ext', 'extn', 'extension', 'x']);

/**
 * A US number as typed or pasted, by its shape: `(312) 867-5309`, `tel:+1-312-867-5309;ext=12`, `312.867.5309 x12 (office)`. Undefined for
 * anything else, also for two numbers.
 */
export function readPhone(typed: string): UsPhone | undefined {
  const runs = cleanLine(typed).match(/\d+|\D+/g) ?? [];
  const start = runs.findIndex(isDigits);
  const before = runs[start - 1] ?? '';
  let digits = '';
  let at = start;
  for (; at < runs.length && digits.length < (digits.startsWith('1') ? 11 : 10); at++) {
    const run = runs[at] as string;
    if (isDigits(run)) digits += run;
    // A word or a mark inside a number begins something else, such as an extension.
    else if (/[\p{L}#,;*]/u.test(run)) return undefined;
  }
  const number = digits.replace(/^1/, '');
  // A plus sign in front of another digit than 1 is another country.
  if (!national.test(number) || (before.endsWith('+') && digits === number)) return undefined;
  const [between = '', extension, ...after] = runs.slice(at);
  if (extension === undefined) return { national: number };
  const word = between.replace(/\P{L}/gu, '').toLowerCase();
  const isExtension = word === '' ? /[#,;]/.test(between) : extensionWords.has(word);
  if (!isExtension || extension.length > LONGEST_EXTENSION || after.some(isDigits)) return undefined;
  return { national: number, extension };
}

/**
 * A phone number for people and spreadsheets: `303-499-7111 ext. 12`. Digits alone would become a number such as 1.3E+10, and a plus sign in
 * front would need the apostrophe that guards formulas. A number that is no US number is left as it was typed.
 */
export function phoneWords(typed: string): string {
  const phone = readPhone(typed);
  if (!phone) return typed;
  const number = phone.national.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  return phone.extension === undefined ? number : `${number} ext. ${phone.extension}`;
}

/** `tel:+13034997111;ext=12`; undefined for what is no US number. */
export function visitorPhoneLink(typed: string): string | undefined {
  const phone = readPhone(typed);
  return phone && phoneLink(`+1${phone.national}`, phone.extension);
}

function isDigits(run: string): boolean {
  return /^\d/.test(run);
}
