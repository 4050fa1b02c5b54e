import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import type { ExchangeView } from '../model/exchange-view.ts';
import { sayYears } from '../model/say-years.ts';

interface PrintExchangeProps {
  readonly view: ExchangeView;
  readonly feesKnown: boolean;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** Leaving against staying on one page of paper, and as a link. */
export function PrintExchange({ view: { exchange, cost, course, headline }, feesKnown, outdated, hash }: PrintExchangeProps) {
  const { oldRatePercent, newRatePercent, newSurrenderYears } = exchange;
  const last = course.at(-1);
  if (!last) return null;
  const difference = last.leave - last.stay;
  return (
    <PrintOrSend
      byButtonOnly
      heading="h3"
      hash={outdated ? null : hash}
      sentence={headline}
      sheet={{
        title: toolNames['leave-or-stay'],
        label: `If you leave, after ${sayYears(last.year)} you would have`,
        figure: `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`,
        words: `than if you stay. ${headline}`,
        facts: [
          { label: 'Leaving costs today', value: formatDollars(cost.adjustment + cost.charge) },
          { label: `After ${sayYears(last.year)}`, value: `stay ${formatDollars(last.stay)}, leave ${formatDollars(last.leave)}` },
          { label: 'Rates, before fees', value: `stay ${formatPercent(oldRatePercent)}, leave ${formatPercent(newRatePercent)}` },
          { label: 'New charges for leaving', value: newSurrenderYears === 0 ? 'none' : `for ${sayYears(newSurrenderYears)}` },
        ],
        disclosures: [
          `${rateWords.example} We used your numbers, as if both rates never change. Before taxes, and before any charge for leaving later.`,
          ...(feesKnown ? [] : ['You gave no fees for your contract, so we count none.']),
          ...(cost.adjustment > 0
            ? [`That counts about ${formatDollars(cost.adjustment)} of market value adjustment, our estimate from your two rates.`]
            : []),
          rateWords.guarantees,
        ].join(' '),
        questions: [
          'What would I be paid if I leave today, after every charge?',
          'What does the new contract guarantee, and for how many years?',
          'How are you paid if I leave, and how if I stay?',
        ],
        outdated,
      }}
    />
  );
}
