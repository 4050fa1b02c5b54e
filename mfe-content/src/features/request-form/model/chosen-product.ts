import type { ConsultationQuery } from '@annuity-lantern/contracts/links';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';

/** A product that an address names. Anyone can write a link: these are words to show, and nothing in them is known to be true. */
export interface ChosenProduct {
  readonly carrier: string;
  readonly product: string;
  readonly type: string | undefined;
  /** `5.30%`, `5 years`, `$10,000`. */
  readonly rate: string | undefined;
  readonly term: string | undefined;
  readonly minimum: string | undefined;
  readonly rating: string | undefined;
}

/** The product in the address, or undefined unless both carrier and product are named. A rate or a minimum that is no number is left out. */
export function chosenProduct({ carrier, product, type, rate, term, minimum, rating }: ConsultationQuery): ChosenProduct | undefined {
  if (!carrier || !product) return undefined;
  const percent = numberOf(rate);
  const dollars = numberOf(minimum);
  return {
    carrier,
    product,
    type,
    rate: percent === undefined ? undefined : formatPercent(percent),
    term: term && /^\d+$/.test(term) ? `${term} ${term === '1' ? 'year' : 'years'}` : term,
    minimum: dollars === undefined ? undefined : formatDollars(dollars),
    rating,
  };
}

/** What an address says of a product that the page does not show, as `rate=abc`. */
export function unreadProduct(query: ConsultationQuery): string[] {
  const shown = chosenProduct(query);
  const lost = shown ? (['rate', 'minimum'] as const).filter((key) => shown[key] === undefined) : (['carrier', 'product'] as const);
  return lost.flatMap((key) => (query[key] ? [`${key}=${query[key]}`] : []));
}

function numberOf(value: string | undefined): number | undefined {
  const plain = value?.replace(/[$,%\s]/g, '');
  if (!plain || !/^\d{1,9}(?:\.\d{1,9})?$/.test(plain)) return undefined;
  return Number(plain);
}
