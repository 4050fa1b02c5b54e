import { formatCents, formatDollars, toDecimals } from '@annuity-lantern/domain/format-number';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE, LIFETIME_END_AGE, type Payout, payoutRateByStartAge } from '@annuity-lantern/domain/payout';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { quotesToday } from '../../../result/quotes-today.ts';
import styles from './rate-table.module.css';

const leftOut = 'Taxes, rising prices, fees, what is left to heirs, and payouts for two lives, which are lower.';

interface PayoutWorkingProps {
  readonly payout: Payout;
  readonly amount: number;
  readonly startAge: number;
}

export const PayoutWorking = memo(function PayoutWorking({ payout, amount, startAge }: PayoutWorkingProps) {
  const row = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, startAge));
  return (
    <ShowWorking
      steps={stepsOf({ payout, amount, startAge }, row)}
      source="The table is this site’s own illustration. It is not taken from one insurer’s price list, and no insurer stands behind it. Real payouts differ by insurer, contract, date and state."
      leftOut={`${leftOut} The current age does not change these figures: nothing is added for the years before income starts.`}
    >
      <h3 className={above[24]}>The table: payout rate by income start age</h3>
      <p>{quotesToday}</p>
      <ul className={joinClasses(font.numbers, above[12], styles.rates)}>
        {Object.entries(payoutRateByStartAge).map(([age, rate]) => (
          <li key={age} className={Number(age) === row ? styles.row : undefined}>
            <span>{age}</span> <b>{formatRate(rate)}</b>
            {Number(age) === row && <span className={joinClasses(font.small, styles.used)}>used here</span>}
          </li>
        ))}
      </ul>
    </ShowWorking>
  );
});

function stepsOf({ payout, amount, startAge }: PayoutWorkingProps, row: number): WorkingStep[] {
  const { annualIncome, monthlyIncome, payoutRate, totalLifetimeIncome, breakEvenAge } = payout;
  const years = Math.max(1, LIFETIME_END_AGE - startAge);
  const yearsBack = amount / annualIncome;
  const place = startAge > LAST_TABLE_AGE ? `The table ends at ${LAST_TABLE_AGE}, so ${startAge} uses that row` : `Row ${row}`;
  return [
    { name: 'Payout rate', formula: 'the table’s row for the income start age', sum: `${place}: ${formatRate(payoutRate)}` },
    {
      name: 'Annual income',
      formula: 'amount × payout rate',
      sum: `${formatDollars(amount)} × ${formatRate(payoutRate)} = ${formatCents(annualIncome)}`,
    },
    { name: 'Monthly income', formula: 'annual income ÷ 12', sum: `${formatCents(annualIncome)} ÷ 12 = ${formatCents(monthlyIncome)}` },
    {
      name: 'Total lifetime income',
      formula: 'annual income × years to age 85, one year at the least',
      sum: `${formatCents(annualIncome)} × ${years} = ${formatDollars(totalLifetimeIncome)}`,
    },
    {
      name: 'Break-even age',
      formula: 'start age + amount ÷ annual income, rounded',
      sum: `${startAge} + ${toDecimals(yearsBack, 2)} = ${toDecimals(startAge + yearsBack, 2)}, so about ${breakEvenAge}`,
    },
  ];
}
