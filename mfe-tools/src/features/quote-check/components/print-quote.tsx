import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { payoutOptions } from '../model/quote-fields.ts';
import { type QuoteView, sayInShort } from '../model/quote-view.ts';

interface PrintQuoteProps {
  readonly view: QuoteView;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

export const askTheSeller = [
  'Is this payment guaranteed, and by which insurer?',
  'What would you pay me for the same price with another payout option?',
  'What do you earn if I buy this?',
] as const;

/** The quote on one page of paper, and as a link. */
export function PrintQuote({ view, outdated, hash }: PrintQuoteProps) {
  const { quote, chosen, answer, isExample } = view;
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={sayInShort(view)}
      sheet={{
        title: toolNames['quote-check'],
        label: `${isExample ? 'Example, not your quote. ' : ''}${answer.lead}`,
        figure: answer.figure,
        words: answer.words.replace(/^, /, ''),
        facts: [
          { label: 'The quote', value: `${formatDollars(quote.price)} for ${formatCents(quote.monthly)} a month` },
          { label: 'Payout option', value: payoutOptions[quote.option].label },
          { label: 'Interest a year it amounts to', value: sayIncomeRate(chosen.rate) },
          ...(chosen.whole === null ? [] : [{ label: '100 cents come back at', value: `${formatCents(chosen.whole)} a month` }]),
        ],
        disclosures: `${rateWords.example} On average for your age, at ${formatShortPercent(quote.rate)} interest, before taxes. Whole-population lives: buyers live longer, so insurers must pay less. ${rateWords.guarantees}`,
        questions: askTheSeller,
        outdated,
      }}
    />
  );
}
