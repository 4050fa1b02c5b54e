import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { type Brochure, EXAMPLE_AMOUNT, listPhrases, PHRASES_ON_PAPER } from '../model/read-brochure.ts';

interface PrintBrochureProps {
  readonly brochure: Brochure;
  readonly questions: readonly [string, string, string, ...string[]];
  /** The fragment of a link to these phrases. */
  readonly hash: string;
}

/** What the brochure said and what it means in dollars, on one page of paper and as a link, before the check has an answer. */
export function PrintBrochure({ brochure: { amount, picked }, questions, hash }: PrintBrochureProps) {
  const [first, second, third] = questions;
  return (
    <PrintOrSend
      hash={hash}
      sentence={`What a brochure said about an annuity: ${listPhrases(picked)}.`}
      sheet={{
        title: toolNames['contract-check'],
        label: 'The brochure said:',
        figure: picked.length === 1 ? 'One phrase' : `${picked.length} phrases`,
        words: 'Your contract decides.',
        facts: picked
          .slice(0, PHRASES_ON_PAPER)
          .map(({ phrase, clause, means }) => ({ label: `“${phrase}”: see ${clause}`, value: means })),
        disclosures: `${amount === null ? `Example with ${formatDollars(EXAMPLE_AMOUNT)}. ` : ''}${rateWords.example} The contract has the final say.`,
        questions: [first, second, third],
      }}
    />
  );
}
