import type { LeadField } from '@annuity-lantern/contracts/http';
import { idPrefixOf } from '@annuity-lantern/contracts/lead-reference';
import { foldText, spellOut } from '@annuity-lantern/domain/fold-text';
import type { LeadRecord } from '../record/lead-record.ts';
import { wordsOf } from './words-of.ts';

type Names = Pick<LeadRecord, 'firstName' | 'lastName'>;
type NameKeys = Pick<Required<LeadRecord>, 'nameKey' | 'givenKey'> & Pick<LeadRecord, 'spelledKey' | 'spelledGivenKey'>;

/** Longest key, in characters: a restored request may hold a name of any length. */
const LONGEST = 160;

/** Both orders of the name as indexed, so that staff find a person by either. A name with umlauts also has both orders spelled out. */
export function nameKeys({ firstName, lastName }: Names): NameKeys {
  const [byLast, byFirst] = [`${lastName} ${firstName}`, `${firstName} ${lastName}`];
  const spelledKey = toKey(spellOut, byLast);
  const spelledGivenKey = toKey(spellOut, byFirst);
  return {
    nameKey: toKey(foldText, byLast) ?? '',
    givenKey: toKey(foldText, byFirst) ?? '',
    ...(spelledKey && { spelledKey }),
    ...(spelledGivenKey && { spelledGivenKey }),
  };
}

function toKey(fold: (text: string) => string | undefined, text: string): string | undefined {
  return fold(text.slice(0, LONGEST))?.slice(0, LONGEST);
}

/** A field that holds an answer has that answer's name, so that a search can leave it out. */
export const searchFields = {
  reference: '_id',
  name: 'nameKey',
  given: 'givenKey',
  spelled: 'spelledKey',
  'spelled-given': 'spelledGivenKey',
  email: 'emailNormalised',
  phone: 'phoneNormalised',
  tail: 'phoneTail',
  word: 'words',
} as const;
export type SearchFieldName = keyof typeof searchFields;

/** A field and the prefix that it must have. */
export interface SearchPrefix {
  readonly by: SearchFieldName;
  /** Of `word`: the whole word. */
  readonly prefix: string;
  /** Further words that a lead must have. */
  readonly also?: readonly string[];
}

/** Fewest digits of a phone number prefix. */
const FEWEST_DIGITS = 3;
const TAIL = 4;

/**
 * All meanings of a text that staff typed or pasted: a reference, a name in either order, an e-mail address or a phone number. For those who may read
 * them, also the last four digits of a phone number, and words of notes and concerns.
 *
 * @param hidden answers that the caller may not see in rows. A search by them would tell who has them
 */
export function readSearchText(text: string, hidden: readonly LeadField[]): readonly SearchPrefix[] {
  const isHidden: readonly string[] = hidden;
  return meaningsOf(text, hidden.length === 0).filter(({ by }) => !isHidden.includes(by));
}

function meaningsOf(text: string, mayReadAll: boolean): SearchPrefix[] {
  const typed = plainText(text);
  const email = typed.split(/[\s<>,;:"()?]/).find((word) => word.includes('@'));
  if (email !== undefined) return [{ by: 'email', prefix: withoutEnd(email.replace(/^'/, ''), ".'") }];
  const found: SearchPrefix[] = [];
  const reference = idPrefixOf(typed.replace(/^(?:reference|ref)?(?: number| no)?[\s.:#]*/, ''));
  if (reference) found.push({ by: 'reference', prefix: reference });
  if (/^[+\d\s()./-]+$/.test(typed)) {
    // No area code begins with 1.
    const all = typed.replace(/\D/g, '');
    const digits = all.replace(/^1/, '');
    if (digits.length >= FEWEST_DIGITS) found.push({ by: 'phone', prefix: `+1${digits}` });
    if (mayReadAll && all.length === TAIL) found.push({ by: 'tail', prefix: all });
    return [...found, ...wordsIn(all)];
  }
  const key = toKey(foldText, typed);
  if (key) for (const by of ['name', 'given', 'spelled', 'spelled-given'] as const) found.push({ by, prefix: key });
  if (!/\s/.test(typed) && typed) found.push({ by: 'email', prefix: typed });
  return [...found, ...wordsIn(typed)];

  function wordsIn(typed: string): SearchPrefix[] {
    // The longest word is usually in the fewest leads.
    const [prefix, ...also] = mayReadAll ? wordsOf(typed).sort((one, other) => other.length - one.length) : [];
    return prefix === undefined ? [] : [{ by: 'word', prefix, also }];
  }
}

/** Without what comes along with a copied text: hidden characters, the scheme of a link, other dashes, an extension, punctuation at the end. */
function plainText(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase()
    .trim();
  const [, scheme, rest = plain] = /^(mailto|tel|sms|callto):(.*)$/s.exec(plain) ?? [];
  const whole = withoutEnd(scheme ? decode(rest) : rest, ' ,;:.!?>]"');
  const [number = '', extension = ''] = whole.split(/ext(?:ension)?|x/, 2);
  return /^[+\d\s()./,;-]+$/.test(number) && /\d/.test(extension) ? withoutEnd(number, ' ,;') : whole;
}

/** No pattern: one that looks for the end of a text backtracks at each of the characters. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
