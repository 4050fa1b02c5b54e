import { FIRST_TABLE_AGE, LAST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { memo } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import { quotesToday } from '../../../result/quotes-today.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayAge, sayInflation } from '../model/say-figures.ts';
import { workingSteps } from '../model/working-steps.ts';
import { sayMoreOnThis } from './income-answer.tsx';

export const IncomeWorking = memo(function IncomeWorking({ facts }: { readonly facts: PlannerFacts }) {
  const { birthYear, claimedMonths, inflationPercent, input, person, pension } = facts;
  return (
    <ShowWorking
      label="How we got this"
      steps={workingSteps(facts)}
      assumptions={`Your Social Security is ${claimedMonths === null ? `in today’s dollars, for a claim at your income start age of ${input.startAge}` : `what you get now, claimed at ${sayAge(claimedMonths)}`}. The annuity is the amount on its check. Prices rise ${sayInflation(inflationPercent)} a year from today, Social Security rises with them, and the annuity stays the same.${pension ? ` Your pension ${pension.risesWithPrices ? 'rises with prices, too' : 'stays the same'}.` : ''} You were born in ${birthYear}.`}
      source={`The payout rates are our own illustration, one for each age from ${FIRST_TABLE_AGE} to ${LAST_TABLE_AGE}. No insurer stands behind them. ${quotesToday} ${sayMoreOnThis(facts)} Chances: ${sayTable(person)}. Social Security: Social Security Act, sections 202, 215 and 216; 20 CFR 404.313, 404.338 and 404.410.`}
      leftOut="Taxes, Medicare premiums, fees, what is left to heirs, the earnings test for those who work while they draw benefits, and other savings. A cost-of-living rise follows prices with a delay and not exactly."
    />
  );
});
