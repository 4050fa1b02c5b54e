import { formatCents, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { formatAmount, formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { above, Button, Notice, Table } from '@annuity-lantern/ui';
import { useMemo } from 'react';
import { amountsNeeded, canBeUsed } from '../model/amount-needed.ts';
import { type ChangeInputs, FORM_ID, type People, paysRows } from '../model/calculator-inputs.ts';
import { sayRateForTwo } from '../model/for-two.ts';
import styles from './figures-table.module.css';
import { FoldedSection } from './folded-section.tsx';

interface AmountNeededSectionProps {
  readonly people: People;
  readonly thisYear: number;
  /** The error of the ages. */
  readonly problem: string | null;
  /** Dollars a month. */
  readonly monthly: number;
  readonly targetText: string;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'startAge', label: 'From age' },
  { key: 'rate', label: 'Payout rate', numeric: true },
  { key: 'amount', label: 'Amount needed', numeric: true },
];

/** The calculator turned around: the amount for a monthly income. */
export function AmountNeededSection({ people, thisYear, problem, monthly, targetText, change }: AmountNeededSectionProps) {
  return (
    <FoldedSection
      id="amount-needed"
      heading="How much would I need for the income I want?"
      label="Work out the amount"
      lead={`Enter the monthly income you want for life. We show the amount it takes, by the same table${people.spouse ? ' and our estimate for two' : ''}.`}
      field={
        <MoneyField
          id="target"
          label="Monthly income wanted"
          hint="In dollars, such as 1,500"
          text={targetText}
          onText={(text) => change({ target: text })}
          form={FORM_ID}
        />
      }
    >
      {problem ? (
        <Notice tone="straw">{`${problem}.`}</Notice>
      ) : (
        <AmountNeeded people={people} thisYear={thisYear} monthly={monthly} change={change} />
      )}
    </FoldedSection>
  );
}

type AmountNeededProps = Pick<AmountNeededSectionProps, 'people' | 'thisYear' | 'monthly' | 'change'>;

function AmountNeeded({ people, thisYear, monthly, change }: AmountNeededProps) {
  const { startAge, spouse } = people;
  const rows = useMemo(() => amountsNeeded(monthly, people, thisYear), [monthly, people, thisYear]);
  const needed = rows.find((row) => row.startAge === startAge);
  if (!needed) return null;
  const target = formatCents(monthly);
  const rate = spouse ? sayRateForTwo(needed.rate) : formatRate(needed.rate);
  return (
    <>
      <p className={styles.answer}>
        <span>{`${target} a month from age ${startAge}${spouse ? `, then ${formatCents(monthly * paysRows[spouse.pays].share)} to your spouse,` : ''} takes about`}</span>{' '}
        <b>{formatDollars(needed.amount)}</b>.
      </p>
      <Table
        caption={`What ${target} a month takes, by age`}
        captionHidden
        columns={columns}
        rows={rows.map((row) => ({
          startAge: row.startAge === startAge ? <b className={styles.own}>{row.startAge}</b> : row.startAge,
          rate: spouse ? formatPercent(row.rate) : formatRate(row.rate),
          amount: formatDollars(row.amount),
        }))}
        className={styles.table}
      />
      {canBeUsed(needed.amount) && (
        <Button
          variant="outline"
          size="small"
          className={above[16]}
          onClick={() => change({ amount: formatAmount(needed.amount) })}
        >{`Work with ${formatDollars(needed.amount)}`}</Button>
      )}
      <ShowWorking
        label="See the math behind the amount"
        steps={[
          {
            name: 'Amount needed',
            formula: 'monthly income × 12 ÷ payout rate, up to the next whole dollar',
            sum: `${target} × 12 ÷ ${rate} ${spouse ? '≈' : '='} ${formatDollars(needed.amount)}`,
          },
        ]}
        source={`The same table of payout rates as above: our own illustration, not an insurer’s offer.${spouse ? ' For two it is our estimate, as above.' : ''}`}
        leftOut="Taxes, rising prices and fees. The same income from a later start costs less, because you get fewer years of it."
      />
    </>
  );
}
