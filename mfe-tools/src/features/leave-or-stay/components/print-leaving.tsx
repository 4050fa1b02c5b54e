import { toolNames } from '@annuity-lantern/contracts/tools';
import { aboutDollars, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayYears } from '../../../result/say-years.ts';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { sayInShort } from '../model/exchange-view.ts';
import { type LeaveView, sayLeaving } from '../model/leave-view.ts';
import type { StepsView } from '../model/steps-view.ts';

interface PrintLeavingProps {
  readonly view: LeaveView;
  readonly steps: StepsView;
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
export function PrintLeaving({ view, steps, outdated, hash }: PrintLeavingProps) {
  const { exchange, leaving, cost, course, answers, isExample, unadjusted } = view;
  const [answer, second] = answers;
  const { fees, newYears } = leaving.figures;
  const last = course.at(-1);
  if (!last) return null;
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={sayLeaving(view)}
      sheet={{
        title: toolNames['leave-or-stay'],
        label: `${isExample ? 'Example, not your contract. ' : ''}${answer.lead}`,
        figure: answer.words === '.' ? `${answer.figure}.` : answer.figure,
        words: [answer.words === '.' ? '' : answer.words.trim(), second ? sayInShort(second) : ''].filter(Boolean).join(' '),
        facts: [
          { label: 'Leaving costs today', value: sayCosts(view) },
          {
            label: `After ${sayYears(last.year)}${unadjusted ? ', if it adjusts' : ''}`,
            value: `stay ${formatDollars(last.stay)}, leave ${formatDollars(last.leave)}`,
          },
          {
            label: 'Rates, before fees',
            value: `stay ${formatPercent(exchange.oldRatePercent)}, leave ${formatPercent(exchange.newRatePercent)}${newYears === null ? '' : `; ${sayNewCharges(newYears)}`}`,
          },
          ...steps.facts,
        ],
        disclosures: [
          `${rateWords.example} We used the numbers you see, as if both rates never change. Before taxes, and before any charge for leaving later.`,
          ...(fees === null ? ['You gave no fees for your contract, so we count none.'] : []),
          ...(cost.adjustment > 0 ? [`The market value adjustment is our estimate from both rates. ${takenFromWhole}`] : []),
          ...(unadjusted ? ['Not every contract has one.'] : []),
          rateWords.guarantees,
        ].join(' '),
        questions: askBeforeLeaving,
        outdated,
      }}
    />
  );
}

function sayCosts({ cost: { adjustment, charge }, unadjusted }: LeaveView): string {
  if (unadjusted) return `${formatDollars(unadjusted.cost.charge)}; if it adjusts, ${aboutDollars(adjustment + charge)}`;
  const total = formatDollars(adjustment + charge);
  return adjustment > 0 ? `${total}: charge ${formatDollars(charge)}, market value adjustment ${aboutDollars(adjustment)}` : total;
}

function sayNewCharges(years: number): string {
  return years === 0 ? 'no new charges' : `new charges for ${sayYears(years)}`;
}
