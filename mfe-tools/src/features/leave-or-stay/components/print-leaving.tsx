import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { sayInShort } from '../model/exchange-view.ts';
import type { LeaveView } from '../model/leave-view.ts';

interface PrintLeavingProps {
  readonly view: LeaveView;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

export const askBeforeLeaving = [
  'What would I be paid if I leave today, after every charge and adjustment?',
  'What does the new contract guarantee, and for how many years?',
  'How are you paid if I leave, and how if I stay?',
] as const;

/** Leaving against staying on one page of paper, and as a link. */
export function PrintLeaving({ view, outdated, hash }: PrintLeavingProps) {
  const { exchange, leaving, cost, course, answer, isExample } = view;
  const { fees, newYears } = leaving.figures;
  const last = course.at(-1);
  if (!last) return null;
  const difference = last.leave - last.stay;
  const headline = sayInShort(answer);
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={headline}
      sheet={{
        title: toolNames['leave-or-stay'],
        label: `${isExample ? 'Example, not your contract. ' : ''}If you leave, after ${sayYears(last.year)} you would have`,
        figure: `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`,
        words: `than if you stay. ${headline}`,
        facts: [
          { label: 'Leaving costs today', value: sayCosts(view) },
          { label: `After ${sayYears(last.year)}`, value: `stay ${formatDollars(last.stay)}, leave ${formatDollars(last.leave)}` },
          {
            label: 'Rates, before fees',
            value: `stay ${formatPercent(exchange.oldRatePercent)}, leave ${formatPercent(exchange.newRatePercent)}`,
          },
          ...(newYears === null
            ? []
            : [{ label: 'New charges for leaving', value: newYears === 0 ? 'none' : `for ${sayYears(newYears)}` }]),
        ],
        disclosures: [
          `${rateWords.example} We used the numbers you see, as if both rates never change. Before taxes, and before any charge for leaving later.`,
          ...(fees === null ? ['You gave no fees for your contract, so we count none.'] : []),
          ...(cost.adjustment > 0 ? [`The market value adjustment is our estimate from both rates. ${takenFromWhole}`] : []),
          ...(cost.adjustment > 0 && leaving.texts.mva === 'unsure' ? ['Not every contract has one.'] : []),
          rateWords.guarantees,
        ].join(' '),
        questions: askBeforeLeaving,
        outdated,
      }}
    />
  );
}

function sayCosts({ cost: { adjustment, charge } }: LeaveView): string {
  const total = formatDollars(adjustment + charge);
  return adjustment > 0 ? `${total}: charge ${formatDollars(charge)}, market value adjustment about ${formatDollars(adjustment)}` : total;
}
