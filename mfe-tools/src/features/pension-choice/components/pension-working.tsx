import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { memo } from 'react';
import { InterestPage } from '../../../inputs/interest-field.tsx';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { type PensionView, sayLasts } from '../model/pension-view.ts';

export const PensionWorking = memo(function PensionWorking({ view }: { readonly view: PensionView }) {
  const { pension, offers, policy } = view;
  const interest = formatShortPercent(pension.rate);
  const ofEach = (say: (offer: (typeof offers)[number]) => string) => offers.map((offer) => `${offer.name}: ${say(offer)}`).join('. ');
  return (
    <ShowWorking
      steps={[
        {
          name: 'Worth today',
          formula: 'the sum over all months of: payment × chance that it is paid ÷ (1 + interest) to the power of the years until then',
          sum: ofEach(({ monthly, worth }) => `${formatDollars(monthly)} a month, worth ${formatDollars(worth)}`),
        },
        {
          name: 'Interest',
          formula: 'the interest at which the worth today is exactly the lump sum',
          sum: ofEach(({ rate }) => sayIncomeRate(rate)),
        },
        {
          name: 'Lump sum lasts',
          formula: 'each month: what is left × (1 + interest) to the power of 1/12 − the same payment, until the next one is too large',
          sum: ofEach((offer) => sayLasts(offer, pension)),
        },
        ...(policy
          ? [
              {
                name: 'Sum to insure',
                formula: 'the worth today of the spouse’s part for their life, as if you died now',
                sum: `${formatDollars(policy.offer.toSpouse)} a month at ${interest}: ${formatDollars(policy.insured)}`,
              },
            ]
          : []),
      ]}
      source={
        <>
          <span>{`The definition of an expected present value, and the ${lifeTableSource}. ${policy ? 'A spouse’s part begins when you die (26 USC 417(b)). ' : ''}`}</span>
          <InterestPage />
        </>
      }
      assumptions={`Payments at the end of each month, from today on. They never rise. Birth years are this year less the age. ${interest} interest in every year. Whole-population lives: buyers live longer, so insurers must pay less.`}
      leftOut="Taxes, rises with prices, health, a plan that cannot pay, and what heirs get. Before costs and default risk; not a quote."
    />
  );
});
