import { JOINT_RATE_PERCENT } from '@annuity-lantern/domain/fair-price';
import { formatCents, formatDollars, toDecimals } from '@annuity-lantern/domain/format-number';
import {
  FIRST_TABLE_AGE,
  LAST_TABLE_AGE,
  LIFETIME_END_AGE,
  type Payout,
  payoutRate,
  payoutRateByStartAge,
} from '@annuity-lantern/domain/payout';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { above, font, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import { quotesToday } from '../../../result/quotes-today.ts';
import { moreOnThis } from '../../../result/what-this-is.ts';
import { paysRows } from '../model/calculator-inputs.ts';
import { FAIR_AMOUNT, type ForTwo, sayRateForTwo } from '../model/for-two.ts';
import styles from './rate-table.module.css';

interface PayoutWorkingProps {
  readonly payout: Payout;
  readonly amount: number;
  readonly startAge: number;
  /** Null for an income that is paid to the visitor alone. */
  readonly forTwo: ForTwo | null;
}

export const PayoutWorking = memo(function PayoutWorking(props: PayoutWorkingProps) {
  const { startAge, forTwo } = props;
  const row = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, startAge));
  return (
    <ShowWorking
      label="How we got this"
      steps={stepsOf(props, row)}
      assumptions={forTwo ? sayAssumed(forTwo) : undefined}
      source={`The table is this site’s own illustration. It is not taken from one insurer’s price list, and no insurer stands behind it. Real payouts differ by insurer, contract, date and state. ${moreOnThis}${forTwo ? ' A fair income is the one whose payments are worth the amount on average; the survivor’s part follows section 417(b) of the federal tax code.' : ''}`}
      leftOut={`${forTwo ? 'Taxes, rising prices, fees and what is left to heirs.' : 'Taxes, rising prices, fees, what is left to heirs, and payouts for two lives, which are lower.'} The current age does not change these figures: nothing is added for the years before income starts.`}
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

function stepsOf({ payout, amount, startAge, forTwo }: PayoutWorkingProps, row: number): WorkingStep[] {
  const { annualIncome, monthlyIncome, totalLifetimeIncome, breakEvenAge } = payout;
  const years = Math.max(1, LIFETIME_END_AGE - startAge);
  const yearsBack = amount / annualIncome;
  const place = startAge > LAST_TABLE_AGE ? `The table ends at ${LAST_TABLE_AGE}, so ${startAge} uses that row` : `Row ${row}`;
  const tableRate = formatRate(payoutRate(startAge));
  const rate = forTwo ? sayRateForTwo(payout.payoutRate) : tableRate;
  return [
    { name: 'Payout rate', formula: 'the table’s row for the income start age', sum: `${place}: ${tableRate}` },
    ...(forTwo ? stepsForTwo(forTwo, tableRate, rate) : []),
    {
      name: 'Annual income',
      formula: 'amount × payout rate',
      sum: `${formatDollars(amount)} × ${rate} ${forTwo ? '≈' : '='} ${formatCents(annualIncome)}`,
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

function stepsForTwo({ pays, fair, monthly, afterYou }: ForTwo, tableRate: string, rate: string): WorkingStep[] {
  const fairOf = formatDollars(FAIR_AMOUNT);
  return [
    {
      name: 'Fair incomes',
      formula: `what ${fairOf} is worth a month, on average, while money earns ${JOINT_RATE_PERCENT}% a year`,
      sum: `For you alone ${formatCents(fair.alone)}; for the two of you ${formatCents(fair.forTwo)}`,
    },
    {
      name: 'Payout rate for two, our estimate',
      formula: 'table’s rate × fair income for two ÷ fair income for you alone',
      sum: `${tableRate} × ${formatCents(fair.forTwo)} ÷ ${formatCents(fair.alone)} = ${rate}`,
    },
    {
      name: 'To your spouse, after your death',
      formula: `monthly income × the part that goes on`,
      sum: `${paysRows[pays].part} of ${formatCents(monthly)} = ${formatCents(afterYou)}`,
    },
  ];
}

function sayAssumed({ people }: ForTwo): string {
  return `Both of you are alive when income starts. After your death your spouse gets the chosen part for life; after your spouse’s death you keep the full income. Lives for the estimate: you, ${sayTable(people.you)}; your spouse, ${sayTable(people.spouse)}. We treat the two lives as independent, and count no one’s health. These are whole-population lives: buyers live longer, so insurers must pay less. The estimate counts no costs and no default risk.`;
}
