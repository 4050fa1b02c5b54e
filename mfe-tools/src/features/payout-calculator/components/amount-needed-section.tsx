import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import { formatAmount, formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { above, Button, Notice, Table } from '@annuity-lantern/ui';
import { amountNeeded, amountsNeeded, canBeUsed } from '../model/amount-needed.ts';
import { type CalculatorInputs, type ChangeInputs, FORM_ID } from '../model/calculator-inputs.ts';
import styles from './figures-table.module.css';
import { RuledSection } from './ruled-section.tsx';

interface AmountNeededSectionProps {
  readonly ages: Pick<CalculatorInputs, 'currentAge' | 'startAge'>;
  /** The error of the start age. */
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
export function AmountNeededSection({ ages, problem, monthly, targetText, change }: AmountNeededSectionProps) {
  return (
    <RuledSection
      id="amount-needed"
      heading="How much would I need for the income I want?"
      lead="Enter the monthly income you want for life. We show the amount it takes, by the same table."
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
      {problem ? <Notice tone="straw">{`${problem}.`}</Notice> : <AmountNeeded ages={ages} monthly={monthly} change={change} />}
    </RuledSection>
  );
}

function AmountNeeded({ ages, monthly, change }: Pick<AmountNeededSectionProps, 'ages' | 'monthly' | 'change'>) {
  const { currentAge, startAge } = ages;
  const needed = amountNeeded(monthly, startAge);
  const target = formatCents(monthly);
  return (
    <>
      <p className={styles.answer}>
        <span>{`${target} a month from age ${startAge} takes about`}</span> <b>{formatDollars(needed.amount)}</b>.
      </p>
      <Table
        caption={`What ${target} a month takes, by age`}
        captionHidden
        columns={columns}
        rows={amountsNeeded(monthly, currentAge, startAge).map((row) => ({
          startAge: row.startAge === startAge ? <b className={styles.own}>{row.startAge}</b> : row.startAge,
          rate: formatRate(row.rate),
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
            sum: `${target} × 12 ÷ ${formatRate(needed.rate)} = ${formatDollars(needed.amount)}`,
          },
        ]}
        source="The same table of payout rates as above: our own illustration, not an insurer’s offer."
        leftOut="Taxes, rising prices and fees. The same income from a later start costs less, because you get fewer years of it."
      />
    </>
  );
}
