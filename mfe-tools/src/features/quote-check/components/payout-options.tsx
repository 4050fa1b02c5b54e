import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, ChartFrame, ink } from '@annuity-lantern/ui';
import { memo } from 'react';
import { AmountBars } from '../../../charts/amount-bars.tsx';
import { InterestNote } from '../../../inputs/interest-field.tsx';
import { sayTable } from '../../../people/say-chances.ts';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { payoutOptions } from '../model/quote-fields.ts';
import { type QuoteView, sayCents, sayWhole } from '../model/quote-view.ts';

/** Every payout option for the same price: drawing, sentence and table. */
export const PayoutOptions = memo(function PayoutOptions({ view }: { readonly view: QuoteView }) {
  const { quote, own, spouse, options, chosen, sentence } = view;
  const monthly = formatDollars(quote.monthly);
  return (
    <ChartFrame
      id="payout-options"
      title="Payout options for the same price"
      className={above[32]}
      tableOpen
      sentence={sentence}
      table={{
        columns: [
          { key: 'name', label: 'Payout option' },
          { key: 'whole', label: '100 cents come back at, a month', numeric: true },
          { key: 'back', label: `${monthly} would give back`, numeric: true },
          { key: 'rate', label: `Interest of ${monthly}`, numeric: true },
        ],
        rows: options.map(({ id, whole, back, rate }) => ({
          name: `${payoutOptions[id].label}${id === chosen.id ? ' (your quote)' : ''}`,
          whole: sayWhole(whole),
          back: sayCents(back),
          rate: sayIncomeRate(rate),
        })),
      }}
      source={
        <>
          <InterestNote rate={quote.rate} />{' '}
          <span>{`Vertical line: your quote. At least 10 or 20 years: if you die sooner, heirs get the rest of them. A refund gives heirs what is missing of the price, at once or in the same payments. Two lives: the payment is cut when you die; for “the one left” at either death. Lives: you, ${sayTable(own.person)}${spouse ? `; your spouse, ${sayTable(spouse.person)}. We treat the two lives as independent` : ''}.`}</span>
        </>
      }
    >
      <AmountBars
        label={sentence}
        mark={quote.monthly}
        bars={options.map(({ id, short, whole }) => ({
          key: id,
          name: short,
          amount: whole ?? 0,
          figure: whole === null ? 'needs interest' : formatDollars(whole),
          className: id === chosen.id ? ink.guaranteed : ink.base,
        }))}
      />
    </ChartFrame>
  );
});
