import { formatDollars } from './format-number.ts';
import type { RateListInWords } from './rate-csv.ts';
import type { RateFacts } from './rate-facts.ts';
import { rateWords } from './rate-words.ts';

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
    `Annuity rates, ${today}. The first ${top.length} of ${rates.length} found. ${filters}`,
    ...top.map((rate, index) => `${index + 1}. ${describe(rate)}`),
    `All of them: ${address}`,
    `${rateWords.example} ${rateWords.guarantees} ${rateWords.notReserved}`,
  ];
  const subject = encode(`Annuity rates, ${today}`);
  return `mailto:?subject=${subject}&body=${encode(lines.join('\r\n\r\n'))}`;
}

function describe({ carrier, productName, type, rate, term, minimumPremium, rating, asOf, source }: RateFacts): string {
  const kind = type === 'MYGA' ? 'guaranteed rate' : 'cap rate';
  const words = `${carrier}, ${productName} (${type}): ${kind} ${rate.toFixed(2)}%, term ${term}, minimum ${formatDollars(minimumPremium)}, rated ${rating}. As of ${asOf}, ${source}.`;
  return (type === 'MYGA' ? words : `${words} ${rateWords.caps}`).replace(/\s+/g, ' ');
}

/** A lone half of a character pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
