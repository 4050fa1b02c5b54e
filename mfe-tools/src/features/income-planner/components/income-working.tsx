import { priceLevel } from '@annuity-lantern/domain/income-floor';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { formatCents, formatDollars, formatRate } from '../../../figures/format-figures.ts';
import { ShowWorking, type WorkingStep } from '../../../result/show-working.tsx';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayInflation, sayTable } from '../model/say-people.ts';

export function IncomeWorking({ facts }: { readonly facts: PlannerFacts }) {
  return (
    <ShowWorking
      steps={stepsOf(facts)}
      assumptions={`The Social Security amount is what you typed, as of the income start age. Both amounts are worth then what you typed; prices before that are left out. Social Security rises with prices each year and the annuity stays the same. Prices rise ${sayInflation(facts.inflationPercent)} a year. You were born in ${facts.birthYear}.`}
      source={`The payout rate by income start age is this site’s own illustration, with a row for each age from ${FIRST_TABLE_AGE} to ${LAST_TABLE_AGE}; no insurer stands behind it. Chances: ${sayTable(facts.person)}. Social Security rules: Social Security Act, sections 202, 215 and 216.`}
      leftOut="Taxes, Medicare premiums, fees, what is left to heirs, the earnings test for those who work while they draw benefits, and other savings. A cost-of-living rise follows prices with a delay and not exactly."
    />
  );
}

/** Years after the start of income at which the working shows what prices do. */
const LATER = 18;

function stepsOf({ plan, input, inflationPercent }: PlannerFacts): WorkingStep[] {
  const { socialSecurityIncome, annuityIncome, totalIncome, payoutRate } = plan;
  const row = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, input.startAge));
  const place = input.startAge > row ? `The table ends at ${row}, so ${input.startAge} uses that row` : `Row ${row}`;
  const level = priceLevel(inflationPercent, LATER);
  return [
    { name: 'Payout rate', formula: 'the row of the income start age', sum: `${place}: ${formatRate(payoutRate)}` },
    {
      name: 'Annuity, a month',
      formula: 'amount × payout rate ÷ 12',
      sum: `${formatDollars(input.annuityAmount)} × ${formatRate(payoutRate)} ÷ 12 = ${formatCents(annuityIncome)}`,
    },
    {
      name: 'Total, a month',
      formula: 'Social Security + annuity',
      sum: `${formatCents(socialSecurityIncome)} + ${formatCents(annuityIncome)} = ${formatCents(totalIncome)}`,
    },
    {
      name: `The annuity after ${LATER} years, in today’s dollars`,
      formula: 'annuity ÷ (1 + inflation) to the power of the years',
      sum: `${formatCents(annuityIncome)} ÷ ${level.toFixed(4)} = ${formatCents(annuityIncome / level)}`,
    },
    {
      name: `Social Security after ${LATER} years, as paid`,
      formula: 'Social Security × (1 + inflation) to the power of the years',
      sum: `${formatCents(socialSecurityIncome)} × ${level.toFixed(4)} = ${formatCents(socialSecurityIncome * level)}`,
    },
    {
      name: 'Chance of being alive',
      formula: 'people of the table alive at that age ÷ people alive at yours',
      sum: `from age ${input.currentAge}, for each age of the chart`,
    },
  ];
}
