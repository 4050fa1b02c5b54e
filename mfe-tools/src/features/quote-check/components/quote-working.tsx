import { formatCents, formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { memo } from 'react';
import { InterestPage } from '../../../inputs/interest-field.tsx';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { type QuoteView, sayCents } from '../model/quote-view.ts';

export const QuoteWorking = memo(function QuoteWorking({ view: { quote, chosen } }: { readonly view: QuoteView }) {
  const { price, monthly, rate } = quote;
  const worth = formatDollars(chosen.back * price);
  return (
    <ShowWorking
      steps={[
        {
          name: 'Worth today',
          formula: 'the sum over all months of: payment × chance that it is paid ÷ (1 + interest) to the power of the years until then',
          sum: `${formatCents(monthly)} a month at ${formatShortPercent(rate)}: ${worth}`,
        },
        {
          name: 'What comes back',
          formula: 'worth today ÷ price',
          sum: `${worth} ÷ ${formatDollars(price)} = ${sayCents(chosen.back)} of each dollar`,
        },
        {
          name: 'Interest',
          formula: 'the interest at which the worth today is exactly the price',
          sum: sayIncomeRate(chosen.rate),
        },
        ...(chosen.whole === null
          ? []
          : [
              {
                name: '100 cents',
                formula: 'the payment at which the worth today is exactly the price',
                sum: `${formatCents(chosen.whole)} a month`,
              },
            ]),
      ]}
      source={
        <>
          <span>{`The definition of an expected present value, and the ${lifeTableSource}.`}</span> <InterestPage />
        </>
      }
      assumptions="Payments at the end of each month, the first one month after you pay. Your birth year is this year less your age. A refund pays heirs what is missing of the price: at once in cash, or in the same payments."
      leftOut="Taxes, health, an insurer that cannot pay, and anything that the contract adds."
    />
  );
});
