import { FIRST_TABLE_AGE, LAST_TABLE_AGE, LIFETIME_END_AGE, type Payout, payoutRateByStartAge } from '@annuity-lantern/domain/payout';
import { Disclosure } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { formatCents, formatDollars, formatRate } from '../model/format-figures.ts';
import styles from './show-working.module.css';

interface ShowWorkingProps {
  readonly payout: Payout;
  readonly amount: number;
  readonly startAge: number;
}

/** The arithmetic behind the answer: each formula with its numbers, the row of the table, its source, and what is left out. */
export function ShowWorking({ payout, amount, startAge }: ShowWorkingProps) {
  const { annualIncome, monthlyIncome, payoutRate, totalLifetimeIncome, breakEvenAge } = payout;
  const row = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, startAge));
  const years = Math.max(1, LIFETIME_END_AGE - startAge);
  const yearsBack = amount / annualIncome;
  return (
    <Disclosure label="Show the working">
      <dl className={styles.steps}>
        <Step name="Payout rate" formula="the table's row for the income start age">
          {startAge > LAST_TABLE_AGE ? `The table ends at ${LAST_TABLE_AGE}, so ${startAge} uses that row: ` : `Row ${row}: `}
          {formatRate(payoutRate)}
        </Step>
        <Step name="Annual income" formula="amount × payout rate">
          {formatDollars(amount)} × {formatRate(payoutRate)} = {formatCents(annualIncome)}
        </Step>
        <Step name="Monthly income" formula="annual income ÷ 12">
          {formatCents(annualIncome)} ÷ 12 = {formatCents(monthlyIncome)}
        </Step>
        <Step name="Total lifetime income" formula="annual income × years to age 85, one year at the least">
          {formatCents(annualIncome)} × {years} = {formatDollars(totalLifetimeIncome)}
        </Step>
        <Step name="Break-even age" formula="start age + amount ÷ annual income, rounded">
          {startAge} + {yearsBack.toFixed(2)} = {(startAge + yearsBack).toFixed(2)}, so about {breakEvenAge}
        </Step>
      </dl>
      <h3 className={styles.heading}>The table: payout rate by income start age</h3>
      <ul className={styles.rates}>
        {Object.entries(payoutRateByStartAge).map(([age, rate]) => (
          <li key={age} className={Number(age) === row ? styles.row : undefined}>
            <span>{age}</span> <b>{formatRate(rate)}</b>
            {Number(age) === row && <span className={styles.used}>used here</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <b>Source.</b> The table is this site’s own illustration. It is not taken from one insurer’s price list, and no insurer stands
        behind it. Real payouts differ by insurer, contract, date and state.
      </p>
      <p className={styles.note}>
        <b>Left out.</b> Taxes, rising prices, fees, what is left to heirs, and payouts for two lives, which are lower. The current age does
        not change these figures: nothing is added for the years before income starts.
      </p>
    </Disclosure>
  );
}

function Step({ name, formula, children }: { readonly name: string; readonly formula: string; readonly children: ReactNode }) {
  return (
    <div className={styles.step}>
      <dt>
        <b>{name}</b> <span className={styles.formula}>{formula}</span>
      </dt>
      <dd className={styles.sum}>{children}</dd>
    </div>
  );
}
