import { formatShortDay } from './format-date.ts';
import { formatDollars, formatPercent, formatYears } from './format-number.ts';
import type { RateListInWords } from './rate-csv.ts';
import type { RateFacts } from './rate-facts.ts';
import { rateLengths } from './rate-lengths.ts';
import { rateWords, ratingSource } from './rate-words.ts';

/** Source: specification, section 9 (the email lists the top 3 filtered results). */
const TOP = 3;

interface RateEmail extends RateListInWords {
  /** The address of the list with its filters. */
  readonly address: string;
}

/** A mail about the first three rates of a list, as a `mailto:` address without a recipient. Raises nothing. */
export function rateEmail(rates: readonly RateFacts[], { today, filters, address }: RateEmail): string {
  const top = rates.slice(0, TOP);
  const lines = [
    `${rateWords.example} ${rateWords.guarantees} ${rateWords.caps} ${rateWords.notReserved}`,
    `Annuity rates, ${today}. The first ${top.length} of ${rates.length} found. ${filters}`,
    ...top.map((rate, index) => `${index + 1}. ${describe(rate)}`),
    `All of them: ${address}`,
  ];
  const subject = encode(`Annuity rates, ${today}`);
  return `mailto:?subject=${subject}&body=${encode(lines.join('\r\n\r\n'))}`;
}

function describe(rate: RateFacts): string {
  const { carrier, productName, type, term, minimumPremium, rating, asOf, source } = rate;
  const { guaranteed, surrender } = rateLengths(rate);
  const percent = formatPercent(rate.rate);
  const facts = [
    type === 'MYGA'
      ? `${percent} guaranteed for ${formatYears(guaranteed)}, compounds each year`
      : `a cap of up to ${percent}, set for ${formatYears(guaranteed)}`,
    `term ${term}`,
    surrender === 0 ? 'no charge for leaving' : `charge for leaving ${formatYears(surrender)}`,
    `minimum ${formatDollars(minimumPremium)}`,
    `rated ${rating} ${ratingSource(rate)}`,
    `as of ${formatShortDay(asOf)}, ${source}`,
  ];
  return `${carrier}, ${productName} (${type}): ${facts.join('; ')}.`.replace(/\s+/g, ' ');
}

/** A lone half of a character pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
