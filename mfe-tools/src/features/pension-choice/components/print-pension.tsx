import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { type PensionView, sayInShort, sayLasts } from '../model/pension-view.ts';

interface PrintPensionProps {
  readonly view: PensionView;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

export const askThePlan = [
  'How was the lump sum figured, and until when does this offer hold?',
  'Does the pension ever rise, and who pays it: the plan or an insurer?',
  'Does my spouse’s health coverage depend on the pension that I choose?',
] as const;

/** The offers on one page of paper, and as a link. */
export function PrintPension({ view, outdated, hash }: PrintPensionProps) {
  const { pension, offers, answer, isExample } = view;
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={sayInShort(view)}
      sheet={{
        title: toolNames['pension-choice'],
        label: `${isExample ? 'Example, not your offer. ' : ''}${answer.lead}`,
        figure: answer.figure,
        words: answer.words.replace(/^[,.] /, ''),
        facts: offers.map((offer) => ({
          label: `${offer.name}: ${formatDollars(offer.monthly)} a month`,
          value: `worth ${formatDollars(offer.worth)}, interest ${sayIncomeRate(offer.rate)}; the lump sum ${offer.lasts === null ? '' : 'lasts to '}${sayLasts(offer, pension)}`,
        })),
        disclosures: `Educational example, not a quote or advice. On average for your ages, at ${formatShortPercent(pension.rate)} interest, before taxes. Whole-population lives. A lump sum is taxed at once unless rolled over.`,
        questions: askThePlan,
        outdated,
      }}
    />
  );
}
