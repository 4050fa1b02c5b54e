import type { ConsultationQuery } from '@annuity-lantern/contracts/links';
import { formatDollars } from '@annuity-lantern/domain/format-number';

/**
 * The sentence that a product in the address puts into the field "Primary concern", or undefined unless both carrier and
 * product are named. Anyone can write a link, so a rate or a minimum that is no number is left out.
 */
export function prefillSentence(query: ConsultationQuery): string | undefined {
  const { carrier, product, type, term, rating } = query;
  if (!carrier || !product) return undefined;
  const rate = numberOf(query.rate);
  const minimum = numberOf(query.minimum);
  const details = [
    `${carrier} ${product}${type ? ` (${type})` : ''}`,
    rate === undefined ? undefined : `${rate.toFixed(2)}%`,
    term && /^\d+$/.test(term) ? `${term} ${term === '1' ? 'year' : 'years'}` : term,
    minimum === undefined ? undefined : `${formatDollars(minimum)} minimum`,
    rating ? `rating ${rating}` : undefined,
  ];
  return `Product Interest: ${details.filter((detail) => detail !== undefined).join(', ')}`;
}

function numberOf(value: string | undefined): number | undefined {
  const plain = value?.replace(/[$,%\s]/g, '');
  if (!plain || !/^\d+(?:\.\d+)?$/.test(plain)) return undefined;
  return Number(plain);
}
