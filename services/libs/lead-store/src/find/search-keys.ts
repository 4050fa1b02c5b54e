import type { LeadRecord } from '../record/lead-record.ts';

type Names = Pick<LeadRecord, 'firstName' | 'lastName'>;

/** Longest key, in characters: a restored request may hold a name of any length. */
const LONGEST = 160;

/** Both orders of the name as indexed, so that staff find a person by either. */
export function nameKeys({ firstName, lastName }: Names): { readonly nameKey: string; readonly givenKey: string } {
  return { nameKey: toSearchKey(`${lastName} ${firstName}`), givenKey: toSearchKey(`${firstName} ${lastName}`) };
}

/** `O’Brien, Zoë` becomes `obrien zoe`: no diacritics, no punctuation, lower case. */
export function toSearchKey(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}|['’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST);
}

export const searchFields = {
  reference: '_id',
  name: 'nameKey',
  given: 'givenKey',
  email: 'emailNormalised',
  phone: 'phoneNormalised',
} as const;
export type SearchFieldName = keyof typeof searchFields;

/** A field and the prefix that it must have. */
export interface SearchPrefix {
  readonly by: SearchFieldName;
  readonly prefix: string;
}

/** Fewest digits of a phone number prefix. */
const FEWEST_DIGITS = 3;
const SPLITS_OF_AN_ID = [8, 12, 16, 20];

/** All meanings of a text that staff typed: a reference, a name in either order, an e-mail address or a phone number. */
export function readSearchText(text: string): readonly SearchPrefix[] {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (typed.includes('@')) return [{ by: 'email', prefix: typed }];
  const found: SearchPrefix[] = [];
  const reference = idPrefixOf(typed);
  if (reference) found.push({ by: 'reference', prefix: reference });
  if (/^[+\d\s().-]+$/.test(typed)) {
    // No area code begins with 1.
    const digits = typed.replace(/\D/g, '').replace(/^1/, '');
    if (digits.length >= FEWEST_DIGITS) found.push({ by: 'phone', prefix: `+1${digits}` });
    return found;
  }
  const key = toSearchKey(typed);
  if (key) found.push({ by: 'name', prefix: key }, { by: 'given', prefix: key });
  if (!/\s/.test(typed) && typed) found.push({ by: 'email', prefix: typed });
  return found;
}

/** The id prefix of a reference such as `4F9F-5F2E`, or of an id with or without hyphens; undefined for anything else. */
function idPrefixOf(typed: string): string | undefined {
  if (!/^[0-9a-f-]{4,36}$/.test(typed)) return undefined;
  const digits = typed.replaceAll('-', '');
  if (digits.length < 4 || digits.length > 32) return undefined;
  return [...digits].map((digit, place) => (SPLITS_OF_AN_ID.includes(place) ? `-${digit}` : digit)).join('');
}
