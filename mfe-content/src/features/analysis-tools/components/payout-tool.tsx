import { formatDollars, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { calculatePayout, FIRST_TABLE_AGE, LAST_TABLE_AGE, payoutRate } from '@annuity-lantern/domain/payout';
import { above, FiguresTable, font, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import { PayoutBars } from './payout-bars.tsx';
import styles from './tool-figures.module.css';

const EXAMPLE = { amount: 200_000, currentAge: 65, startAge: 65 };

const rates = Array.from({ length: LAST_TABLE_AGE - FIRST_TABLE_AGE + 1 }, (_, index) => ({
  age: FIRST_TABLE_AGE + index,
  rate: payoutRate(FIRST_TABLE_AGE + index),
}));

/** The payout table as bars, with its source line. */
export function PayoutFigure() {
  const label = `Bar chart of the yearly payout in percent of the amount, by the age at which income starts: ${toDecimals(payoutRate(FIRST_TABLE_AGE), 1)}% at ${FIRST_TABLE_AGE}, ${toDecimals(payoutRate(EXAMPLE.startAge), 1)}% at ${EXAMPLE.startAge}, ${toDecimals(payoutRate(LAST_TABLE_AGE), 1)}% at ${LAST_TABLE_AGE}.`;
  return (
    <figure>
      <Fitted width={412} height={206} label={label} className={styles.chart}>
        {(width) => <PayoutBars rates={rates} litAge={EXAMPLE.startAge} width={width} />}
      </Fitted>
      <figcaption className={joinClasses(font.note, above[8])}>
        Yearly payout by the age at which income starts. Educational example, not a quote or advice.
      </figcaption>
    </figure>
  );
}

export function PayoutTable() {
  return (
    <FiguresTable
      caption="Yearly payout by start age"
      columns={[
        { key: 'age', label: 'Start age' },
        { key: 'rate', label: 'Payout rate', numeric: true },
      ]}
      rows={rates.map(({ age, rate }) => ({ age: String(age), rate: formatPercent(rate) }))}
    />
  );
}

export function PayoutText() {
  const payout = calculatePayout(EXAMPLE);
  if (!payout) return null;
  return (
    <p>{`${formatDollars(EXAMPLE.amount)} at ${EXAMPLE.startAge} pays ${formatDollars(payout.monthlyIncome)} a month in this illustration. See what another amount or a later start would pay, and the age at which you have your money back.`}</p>
  );
}
