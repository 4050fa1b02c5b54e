import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { type Brochure, EXAMPLE_AMOUNT, listPhrases, phrasesOnPaper } from '../model/read-brochure.ts';

interface PrintBrochureProps {
  readonly brochure: Brochure;
  readonly questions: readonly [string, string, string, ...string[]];
  /** The fragment of a link to these phrases. */
  readonly hash: string;
}

/** What the brochure said and what it means in dollars, on one page of paper and as a link, before the check has an answer. */
export function PrintBrochure({ brochure: { amount, picked, wrong }, questions, hash }: PrintBrochureProps) {
  const [first, second, third] = questions;
  const { named, more } = phrasesOnPaper(picked);
  return (
    <PrintOrSend
      hash={wrong === null ? hash : null}
      sentence={`What a brochure said about an annuity: ${listPhrases(picked)}.`}
      sheet={{
        title: toolNames['contract-check'],
        label: 'The brochure said:',
        figure: picked.length === 1 ? 'One phrase' : `${picked.length} phrases`,
        words: `Your contract decides.${more > 0 ? ` ${named.length} are below, ${more} more ${more === 1 ? 'is' : 'are'} in the link.` : ''}`,
        facts: named.map(({ phrase, clause, means }) => ({ label: `“${phrase}”: see ${clause}`, value: means })),
        disclosures: [
          ...(amount === null ? [`Example with ${formatDollars(EXAMPLE_AMOUNT)}.`] : []),
          // Beside its phrase it would take more lines than the page has.
          ...named.flatMap(({ basis }) => basis ?? []),
          rateWords.example,
          'The contract has the final say.',
        ].join(' '),
        questions: [first, second, third],
        outdated: wrong !== null,
      }}
    />
  );
}
