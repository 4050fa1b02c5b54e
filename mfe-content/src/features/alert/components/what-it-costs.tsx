import { flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatNumber, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { ChartFrame, font, joinClasses, list, panel } from '@annuity-lantern/ui';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { type CostRow, costRows, growth, leaving } from '../model/cost-example.ts';
import { CostBars } from './cost-bars.tsx';
import styles from './what-it-costs.module.css';

const columns = [
  { key: 'fee', label: 'Yearly fees' },
  { key: 'value', label: 'Left', numeric: true },
  { key: 'cost', label: 'Gone to fees', numeric: true },
];

const years = growth.years === 10 ? 'ten' : String(growth.years);
const rate = formatShortPercent(growth.growthPercent);

/** The cost of yearly fees and of leaving early in dollars, with the arithmetic shown. */
export function WhatItCosts() {
  const flagged = costRows.find(({ feePercent }) => flagYearlyFees(feePercent) !== 'none');
  const charge = (leaving.value * leaving.chargePercent) / 100;
  return (
    <>
      <ChartFrame
        id="fees-in-dollars"
        title={`${formatDollars(growth.amount)} after ${years} years, growing ${rate} a year before fees`}
        className={styles.chart}
        sentence={sayCosts()}
        table={{
          columns,
          rows: costRows.map((row) => ({
            fee: feeName(row),
            value: formatDollars(row.value),
            cost: formatDollars(row.cost),
          })),
        }}
        source="An example with our own numbers, not a forecast or an offer. Each year the value grows first and pays its fees at the end. “Gone to fees” means the fees, and the growth that this money would have earned. We leave out taxes."
      >
        <CostBars />
      </ChartFrame>
      <dl className={joinClasses(list.facts, font.body)}>
        {costRows.map((row) => (
          <div key={row.feePercent}>
            <dt>{feeName(row)}</dt>
            <dd>
              <span>{`${formatDollars(growth.amount)} × (${formatFactor(1 + growth.growthPercent / 100)} × ${formatFactor(1 - row.feePercent / 100)})`}</span>
              <sup className={styles.power}>{growth.years}</sup> = <b>{formatDollars(row.value)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {flagged && (
        <p>
          <span>{`Fees of ${formatShortPercent(flagged.feePercent)} are real. In a`}</span>{' '}
          <GlossaryTerm id="variable-annuity">variable annuity</GlossaryTerm> the{' '}
          <GlossaryTerm id="mortality-and-expense-charge">insurance charge</GlossaryTerm>, the funds’ own costs and a{' '}
          <GlossaryTerm id="rider-fee">rider fee</GlossaryTerm> add up, and each looks small on its own page.
        </p>
      )}
      <h3>Leaving early</h3>
      <p>
        <span>{`Say the contract holds ${formatDollars(leaving.value)} and you need all of it in year ${leaving.year}, when the`}</span>{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>{' '}
        <span>{`is ${formatShortPercent(leaving.chargePercent)}:`}</span>
      </p>
      <p className={panel.sunk}>
        <span>{`${formatDollars(leaving.value)} × ${formatShortPercent(leaving.chargePercent)} =`}</span>{' '}
        <b>{`${formatDollars(charge)} stays with the insurer`}</b>
        <span>{`, and ${formatDollars(leaving.value - charge)} comes to you.`}</span>
      </p>
      <p>
        Many contracts let you take a part each year without a charge, often a tenth. The charge usually falls from year to year. The{' '}
        <GlossaryTerm id="surrender-schedule">schedule</GlossaryTerm> in your contract is the one that counts.
      </p>
    </>
  );
}

/** A factor in a sum: `0.9875`. */
function formatFactor(factor: number): string {
  return formatNumber(factor, { most: 4 });
}

function feeName({ feePercent }: Pick<CostRow, 'feePercent'>): string {
  return feePercent === 0 ? 'No fee' : `${formatShortPercent(feePercent)} a year`;
}

function sayCosts(): string {
  const [free, ...paying] = costRows;
  const rest = paying.map((row) => `with ${formatShortPercent(row.feePercent)} a year, ${formatDollars(row.value)}`).join('; ');
  return `Without fees it grows to ${formatDollars(free?.value ?? 0)}; ${rest}. The last one has lost ${formatDollars(paying.at(-1)?.cost ?? 0)} to fees.`;
}
