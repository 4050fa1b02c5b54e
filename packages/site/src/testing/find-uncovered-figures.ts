import type { SiteClaim } from '../site-claims.ts';

export interface FoundFigure {
  readonly figure: string;
  /** The text around it, for the message of a failing test. */
  readonly near: string;
}

/**
 * Marketing figures in page source that no claim covers.
 *
 * A figure counts as marketing by its shape alone ("12,000+", "$1.35T"), or near a marketing noun ("98% satisfaction", "14 years of
 * experience", "500 products"). Other numbers are free, such as ages, rates and dollars of a calculation. Tags are dropped first, so that
 * `<b>98%</b> <span>satisfaction</span>` is read as a person reads it.
 */
export function findUncoveredFigures(source: string, claims: readonly SiteClaim[]): FoundFigure[] {
  const wordings = claims.flatMap(({ subject, readings }) => readings.map(({ figure, wording }) => `${figure} ${wording} ${subject}`));
  return marketingFigures(readableText(source)).filter(({ figure, near }) => !wordings.some((wording) => isCovered(figure, near, wording)));
}

/** A claim covers a figure only beside one of the claim's words: 85% of retirees is not 85% of clients. */
function isCovered(figure: string, near: string, wording: string): boolean {
  if (!figuresIn(wording).includes(normalise(figure))) return false;
  const said = wordsOf(near.replace(figure, ' '));
  return [...wordsOf(wording)].some((word) => said.has(word));
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const percent = String.raw`${number}\s?%(?:\s?(?:-|–|−|to)\s?${number}\s?%)?\+?`;
const money = String.raw`\$\s?${number}\s?(?:[MBT]\b|million\b|billion\b|trillion\b)\+?`;
const plus = String.raw`\b${number}\+(?!\d)`;
const years = String.raw`\b\d{1,3}(?=\s+years?\b)`;
const since = String.raw`\bsince\s+(?:19|20)\d\d\b`;
const figure = new RegExp([money, percent, plus, years, since, String.raw`\b${number}\b`].join('|'), 'gi');
const marketingShape = new RegExp(`^(?:${money}|${since}|\\d{1,3}(?:,\\d{3})+\\+|\\d{2,}\\+)$`, 'i');

const nounAfter =
  /^[^.!?;]{0,40}\b(?:products?|carriers?|insurers|companies|advis[eo]rs?|professionals|specialists|satisf(?:ied|y|action)|clients?|customers|families|retirees|Americans|reviews|experience|of service|in service|in business|track record|success rate|guided|lost in|worried|prefer|recommend)\b/i;
/** "Rates up to 8%" and "rates of 5% to 7%" tout; "a payout rate of 6%" is the term of an example. */
const rateWordsBefore = /\b(?:rates?|payouts?|returns?)\b[^.!?]{0,20}\b(?:from|up to|as high as)\s*$/i;
const rangeWordsBefore = /\b(?:rates?|payouts?|returns?)\b[^.!?]{0,20}\bof\s*$/i;
const range = /%.*%/;

/** Choices such as the age range "70+" are no claims: they are a whole string, or a key of the contract's ranges. */
const choice = /^(?:70\+|80\+)$/;

/** Marketing figures are ten or more. In source, a single digit is a count, a comparison or a place in a list. */
const lone = /^\d$/;

function marketingFigures(text: string): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const match of text.matchAll(figure)) {
    const [given] = match;
    if (choice.test(given) || lone.test(given)) continue;
    const after = text.slice(match.index + given.length, match.index + given.length + 80);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const toutsRate = given.includes('%') && (rateWordsBefore.test(before) || (range.test(given) && rangeWordsBefore.test(before)));
    if (marketingShape.test(given) || nounAfter.test(after) || toutsRate)
      found.push({ figure: given.trim(), near: (before + given + after).trim() });
  }
  return found;
}

function figuresIn(text: string): string[] {
  return [...text.matchAll(figure)].map(([given]) => normalise(given));
}

function normalise(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[–−]|to/g, '-')
    .toLowerCase();
}

/** Source without comments, import lines, ISO dates, tags and character references. */
function readableText(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[^:])\/\/[^\n]*/g, '$1 ')
    .replace(/^import\b[^;]*;/gm, ' ')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, ' ')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replace(/&nbsp;|\{' '\}/g, ' ')
    .replace(/['"`]\s*\}?\s*,?\s*(?:\w+:\s*)?\{?\s*['"`]/g, ' ')
    .replace(/\s+/g, ' ');
}
