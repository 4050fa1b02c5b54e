import { allSamples } from '@annuity-lantern/domain/all-samples';
import { contractThresholds, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatYears } from '@annuity-lantern/domain/format-number';
import { sampleReturns } from '@annuity-lantern/domain/like-for-like';
import type { Product, ProductType } from '@annuity-lantern/domain/product-terms';
import { ratingSource } from '@annuity-lantern/domain/rate-words';
import { type StateChoice, soldInSentence } from '@annuity-lantern/domain/sold-in';
import type { BadgeTone } from '@annuity-lantern/ui';

export const typeLabels: Readonly<Record<ProductType, string>> = {
  FIA: 'Fixed Index (FIA)',
  MYGA: 'Multi-Year Guarantee (MYGA)',
  Variable: 'Variable',
  Immediate: 'Immediate',
};

/** The sample years in words: "+12, −10, +8, +4, +25%". */
export const sampleYears = `${sampleReturns.map((change) => (change < 0 ? `\u2212${-change}` : `+${change}`)).join(', ')}%`;

/** A++ and A+ are green, the other A grades blue, all else is grey. */
export function ratingTone(rating: string): BadgeTone {
  if (rating.startsWith('A+')) return 'leaf';
  return rating.startsWith('A') ? 'blue' : 'grey';
}

/** A share or a bonus: `100%`, `12.5%`. */
export function formatShare(percent: number): string {
  return `${percent}%`;
}

/** A red flag by the site's own thresholds, with its limit. */
export interface FlagWords {
  readonly severity: 'warn' | 'severe';
  readonly words: string;
}

export function surrenderFlag({ surrenderPeriod }: Product): FlagWords | undefined {
  const severity = flagSurrenderPeriod(surrenderPeriod);
  const { warnOver, severeOver } = contractThresholds.surrenderYears;
  if (severity === 'none') return undefined;
  return severity === 'warn'
    ? { severity, words: `Over ${warnOver} years: warning` }
    : { severity, words: `Over ${severeOver} years: severe` };
}

export function feesFlag({ fees }: Product): FlagWords | undefined {
  const severity = flagYearlyFees(fees ?? 0);
  const { warnFrom, severeFrom } = contractThresholds.yearlyFeesPercent;
  if (severity === 'none') return undefined;
  return severity === 'warn'
    ? { severity, words: `${warnFrom}% or more a year: warning` }
    : { severity, words: `${severeFrom}% or more a year: severe` };
}

/** What follows a product's name in small type: `, Northmere Life, MYGA. Rated A by Sample Ratings, Mar 12, 2026.` and more. */
export function sayTerms(product: Product, home: StateChoice): string {
  const { states, carrier, type, rating, surrenderPeriod } = product;
  const sold = soldInSentence(states, home);
  const charges = surrenderPeriod > 0 ? ` Charges for leaving: ${formatYears(surrenderPeriod)}.` : '';
  return `${sold && ` (${sold})`}, ${carrier}, ${type}. Rated ${rating} ${ratingSource(product)}.${charges}`;
}

/** `as of Nov 18, 2026 (Sample rate sheet 214)`, each day and sheet once. */
export function sourcesOf(products: readonly Product[]): string {
  const sources = products.map(({ lastUpdated, source }) => `${formatShortDay(lastUpdated)} (${source})`);
  return `as of ${[...new Set(sources)].join(', ')}`;
}

/** Whose products these are, where some are invented; empty when none is. */
export function saySamples(products: readonly Product[]): string {
  if (allSamples(products)) return 'Sample products of invented insurers.';
  return products.some(({ sample }) => sample) ? 'Products marked Sample are of invented insurers.' : '';
}

/** The terms missing in the figures of listed products. Empty if complete. */
export function sayLeftOut(products: readonly Product[]): string {
  const listed = products.filter(({ fees }) => fees === undefined);
  if (listed.length === 0) return '';
  return `Rate sheets don’t give yearly fees or bonuses: dollars for ${listNames(listed)} are before both.`;
}

/** `A`, `A and B`, `A, B, and C`; empty for no product. */
export function listNames(products: readonly Product[]): string {
  const names = products.map(({ productName }) => productName);
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
