import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { memo } from 'react';
import { InterestPage } from '../../../inputs/interest-field.tsx';
import { historyCredits, saySeen, sayShort, TARGET_AGE, type WaysView } from '../model/ways-view.ts';

export const WaysWorking = memo(function WaysWorking({ view: { wanted, ways, portfolio } }: { readonly view: WaysView }) {
  const { amount, income, share, stocks, costs } = wanted;
  const run = portfolio.history.shortest ?? portfolio.history.runs[0];
  const afterYear = run?.balances[1];
  const bought = ways.find(({ id }) => id === 'part')?.history.annuityIncome ?? 0;
  return (
    <ShowWorking
      steps={[
        {
          name: 'Annuity',
          formula: 'money × part that buys it × rate of our table',
          sum: `${formatDollars(amount)} × ${formatShortPercent(share)} × ${formatShortPercent((bought / amount / share) * 10_000)} = ${formatDollars(bought)} a year`,
        },
        {
          name: 'Portfolio',
          formula: '(balance − income) × growth of the year, less costs; the income first',
          sum:
            afterYear === undefined
              ? 'The first income is more than the money.'
              : `Start of ${run?.year}, ${formatShortPercent(stocks)} stocks, ${formatShortPercent(costs)} costs: ${formatDollars(amount)} − ${formatDollars(income)}, a year later ${formatDollars(afterYear)} in dollars of the start`,
        },
        {
          name: `Short before ${TARGET_AGE}`,
          formula: 'starts whose full income ended sooner, of all starts with that many years of history',
          sum: `Portfolio: ${sayShort(portfolio.target)}`,
        },
        {
          name: 'While you are alive',
          formula: 'the chance that you are alive at the age when it ends, averaged over all these starts',
          sum: `Portfolio: ${saySeen(portfolio.target)} of 100`,
        },
      ]}
      source={
        <>
          <span>{`The rule of the calculator cFIREsim. ${historyCredits} Chances: ${lifeTableSource}.`}</span> <InterestPage />
        </>
      }
      assumptions="Yearly figures, January to January, for at most 60 years. The stocks are the S&P 500 and its forerunners, the bonds ten-year government bonds. A ladder earns its rate in every year, renewals included. Your birth year is this year less your age."
      leftOut="Taxes, Social Security and other income, other countries, an insurer that cannot pay, and any change of plan on the way."
    />
  );
});
