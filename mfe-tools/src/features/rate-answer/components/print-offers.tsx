import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars, formatYears } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import {
  adjustmentWords,
  everyExitWords,
  heldWords,
  inState,
  insurerWords,
  namedWords,
  sourceWords,
  termsWords,
  yearlyRate,
} from '../model/offer-words.ts';

interface PrintOffersProps {
  readonly ask: Ask;
  /** The highest first. */
  readonly best: readonly [Offer<RateRecord>, ...Offer<RateRecord>[]];
  /** Those that are not known to be sold in the state. */
  readonly apart: readonly Offer<RateRecord>[];
  /** All that are listed for the state. */
  readonly products: number;
  readonly outdated: boolean;
  /** The fragment of a link to this answer. */
  readonly hash: string;
}

/** The highest value on one page of paper, and as a link. The browser's own menu prints the whole list. */
export function PrintOffers({ ask, best, apart, products, outdated, hash }: PrintOffersProps) {
  const [first, ...next] = best;
  const namedAmount = (offer: Offer<RateRecord>) => `${namedWords(offer.rate, ask.state)} ${formatDollars(offer.paid)}`;
  const { rate } = first;
  const value = formatDollars(first.paid);
  const early = [everyExitWords(first, ask), adjustmentWords(first)].filter(Boolean).join(' ');
  const held = heldWords(first, ask);
  return (
    <PrintOrSend
      byButtonOnly
      heading="h3"
      hash={outdated ? null : hash}
      sentence={`${formatDollars(ask.amount)} for ${formatYears(ask.years)}${inState(ask.state)}: the most you can take out, of what is listed, is ${value}. An example, not a quote.`}
      sheet={{
        title: 'Most you can take out',
        label: `${formatDollars(ask.amount)} after ${formatYears(ask.years)}${inState(ask.state)}, the highest among ${products} listed products:`,
        figure: value,
        words: `${namedWords(rate, ask.state)}, ${insurerWords(rate)}. ${yearlyRate(rate)}. ${termsWords(rate)}`,
        facts: [
          ...(held ? [{ label: 'At the end', value: held }] : []),
          ...(early ? [{ label: 'If you leave early', value: early }] : []),
          ...(next.length > 0
            ? [
                {
                  label: 'Next',
                  value: next.map(namedAmount).join('; '),
                },
              ]
            : []),
          ...(apart.length > 0 ? [{ label: 'Not ranked', value: apart.map(namedAmount).join('; ') }] : []),
        ],
        disclosures: `${rateWords.example} If you take nothing out. ${rateWords.guarantees} Guaranteed by the insurer, not by us or the government. Before tax. ${sourceWords(rate)}`,
        questions: [
          'Is this still today’s rate, and until when can I lock it?',
          'What happens when the term ends, and how long do I have to decide?',
          'What do I get back if I need the money early?',
        ],
        outdated,
      }}
    />
  );
}
