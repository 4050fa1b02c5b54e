import { formatCents, formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { compoundedReturn, creditedRate } from '@annuity-lantern/domain/index-crediting';
import {
  type BoundedProduct,
  COMPARED_YEARS,
  leaveInWorstCase,
  sampleReturns,
  sampleValue,
  valueRange,
} from '@annuity-lantern/domain/like-for-like';
import { marketValueExample } from '@annuity-lantern/domain/market-value-adjustment';
import { LIFETIME_END_AGE } from '@annuity-lantern/domain/payout';
import type { AsListed, FixedIndexProduct, MultiYearProduct, Product, VariableProduct } from '@annuity-lantern/domain/product-terms';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { memo, type ReactNode } from 'react';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { INCOME_AGE, incomeOf } from '../model/answers.ts';
import { leavingYears } from '../model/dollar-rows.ts';

interface ComparisonWorkingProps {
  readonly products: readonly Product[];
  readonly amount: number;
  readonly span?: WorkedSpan;
  /** Below the steps. */
  readonly children?: ReactNode;
}

interface WorkedSpan {
  /** Whole years that are worked out. */
  readonly years: number;
  /** Anniversaries on which leaving is worked out. */
  readonly leaving: readonly number[];
  readonly label?: string;
  /** Whether an income annuity is worked out by our payout table. */
  readonly hasIncome?: boolean;
  /** Assumptions beyond those of each comparison. */
  readonly assumed?: string;
}

const openComparison: WorkedSpan = { years: COMPARED_YEARS, leaving: leavingYears };

const feesAndLeaving =
  'A yearly fee comes out after each year’s credit. You leave on the anniversary and pay the charge for the contract year that starts. A bonus counts once the surrender period is over.';

export const ComparisonWorking = memo(function ComparisonWorking({
  products,
  amount,
  span = openComparison,
  children,
}: ComparisonWorkingProps) {
  return (
    <ShowWorking
      label={span.label}
      steps={products.flatMap((product) => stepsOf(product, amount, span))}
      assumptions={`You take nothing out along the way. Index years credit by annual point to point: max(0, min(cap, participation × index change − spread)). ${feesAndLeaving}${span.assumed ? ` ${span.assumed}` : ''}`}
      source="Each product’s rate sheet, as of the day beside it. We take the yearly fees off the guaranteed minimum. The law behind it, the NAIC’s Standard Nonforfeiture Law for Individual Deferred Annuities (model 805), takes off withdrawals, a yearly charge, premium tax and debts, but no rider fees. So a real minimum may be higher."
      leftOut="Taxes, free yearly withdrawals, inflation, cap changes, and a contract’s own limits on its market value adjustment. What an income rider may pay isn’t in these figures."
    >
      {children}
    </ShowWorking>
  );
});

function stepsOf(product: Product, amount: number, span: WorkedSpan): WorkingStep[] {
  if (product.type === 'MYGA') return [...multiYearSteps(product, amount, span.years), ...leavingSteps(product, amount, span.leaving)];
  if (product.type === 'FIA') return [...indexSteps(product, amount, span.years), ...leavingSteps(product, amount, span.leaving)];
  if (product.type === 'Variable') return [variableStep(product, amount)];
  if (span.hasIncome) return [incomeStep(amount, span.years)];
  const sum = 'Nothing to calculate: what it pays depends on your age and state, and you can’t cash it in.';
  return [{ name: `${product.productName}:`, formula: 'an income', sum }];
}

function incomeStep(amount: number, years: number): WorkingStep {
  const { payoutRate, annualIncome, monthlyIncome, totalLifetimeIncome } = incomeOf(amount);
  const yearly = formatCents(annualIncome);
  const lines = [
    `${formatDollars(amount)} × ${formatPercent(payoutRate)} = ${yearly} a year; ÷ 12 = ${formatCents(monthlyIncome)} a month`,
    `In ${years} years: ${yearly} × ${years} = ${formatDollars(annualIncome * years)}`,
    `By age ${LIFETIME_END_AGE}: ${yearly} × ${LIFETIME_END_AGE - INCOME_AGE} = ${formatDollars(totalLifetimeIncome)}`,
  ];
  return {
    name: `Income annuity, from age ${INCOME_AGE}:`,
    formula: 'amount × payout rate for that age, once for each year',
    sum: <Lines lines={lines} />,
  };
}

function variableStep(product: VariableProduct, amount: number): WorkingStep {
  const { productName, fees } = product;
  const index = `(1 + ${formatPercent(compoundedReturn(sampleReturns))})`;
  const left = `(1 − ${formatPercent(fees)})${power(COMPARED_YEARS)}`;
  return {
    name: `${productName} in the sample years:`,
    formula: 'amount × the index over all years × (1 − fees), once for each year',
    sum: `${formatDollars(amount)} × ${index} × ${left} = ${formatDollars(sampleValue(product, amount))}`,
  };
}

function multiYearSteps(product: AsListed<MultiYearProduct>, amount: number, years: number): WorkingStep[] {
  const { productName, guaranteedRate, guaranteeYears, guaranteedMinimum } = product;
  const sure = Math.min(guaranteeYears, years);
  const rest = guaranteedMinimum ? years - sure : 0;
  const later = guaranteedMinimum && rest > 0 ? ` × (1 + ${formatPercent(guaranteedMinimum.rate)})${power(rest)}` : '';
  const range = valueRange(product, amount, sure + rest);
  if (!range) return [];
  const formula =
    rest > 0
      ? 'amount × (1 + rate) for each guaranteed year × (1 + minimum rate, or the same rate renewed) for each later one'
      : 'amount × (1 + rate), once for each year';
  const first = `${formatDollars(amount)} × (1 + ${formatPercent(guaranteedRate)})`;
  const lines = [`${first}${power(sure)}${later} = ${formatDollars(range.worst)}`];
  if (rest > 0) lines.push(`${first}${power(sure + rest)} = ${formatDollars(range.best)}`);
  return [{ name: `${productName} after ${formatYears(sure + rest)}:`, formula, sum: <Lines lines={lines} /> }];
}

function indexSteps(product: AsListed<FixedIndexProduct>, amount: number, years: number): WorkingStep[] {
  const { productName, capRate, fees = 0 } = product;
  const { worst, best } = valueRange(product, amount, years);
  const afterFee = fees > 0 ? ` × (1 − ${formatPercent(fees)})${power(years)}` : '';
  const start = formatDollars(amount);
  const lines = [
    `${start} × (1 + 0%)${power(years)}${afterFee} = ${formatDollars(worst)}`,
    `${start} × (1 + ${formatPercent(capRate)})${power(years)}${afterFee} = ${formatDollars(best)}`,
  ];
  return [
    {
      name: `${productName} after ${years} years, worst and best:`,
      formula: 'amount × (1 + credit) × (1 − fee), once for each year, with a credit of 0% and of the cap',
      sum: <Lines lines={lines} />,
    },
    ...(years === COMPARED_YEARS ? sampleSteps(product, amount) : []),
  ];
}

function sampleSteps(product: AsListed<FixedIndexProduct>, amount: number): WorkingStep[] {
  const { productName, capRate: cap, participationRate: participation, spreadMargin: spread } = product;
  const value = sampleValue(product, amount);
  if (participation === undefined || spread === undefined || value === null) return [];
  const credits = sampleReturns.map((change) => creditedRate(change, { cap, participation, spread }));
  return [
    {
      name: `${productName} in the sample years:`,
      formula: 'amount × each year’s (1 + credit), less fees',
      sum: `Credits ${credits.map(formatPercent).join(', ')}: ${formatDollars(value)}`,
    },
  ];
}

function leavingSteps(product: BoundedProduct, amount: number, anniversaries: readonly number[]): WorkingStep[] {
  const { productName, guaranteedMinimum } = product;
  const minimumWords = guaranteedMinimum
    ? `${guaranteedMinimum.share}% of the amount at ${formatPercent(guaranteedMinimum.rate)} a year, less fees`
    : 'not in this rate sheet';
  const { boughtAt, leftAt } = marketValueExample;
  const adjustment = product.marketValueAdjustment
    ? ` With rates 1 point higher, account × (1 − charge − loss), where loss = 1 − (${1 + boughtAt / 100} ÷ ${1 + leftAt / 100}) to the power of the years of charges left: an example of the market value adjustment. ${takenFromWhole} The minimum is all that is sure until the charges end`
    : '';
  return [
    {
      name: `${productName}, leaving in the worst case:`,
      formula: `account × (1 − charge), or the guaranteed minimum if that is more: ${minimumWords}.${adjustment}`,
      sum: <Lines lines={anniversaries.flatMap((years) => sayLeaving(product, amount, years))} />,
    },
  ];
}

function sayLeaving(product: BoundedProduct, amount: number, years: number): string[] {
  const leaving = leaveInWorstCase(product, amount, years);
  if (!leaving) return [];
  const { account, charge, minimum, higherRates, paid } = leaving;
  const adjusted = higherRates === null ? '' : `; with rates 1 point higher ${formatDollars(higherRates)}`;
  const least = paid === null ? 'not known' : formatDollars(paid);
  return [
    `Year ${years}: ${formatDollars(account)} × (1 − ${formatPercent(charge)}) = ${formatDollars(account * (1 - charge / 100))}${adjusted}${minimum === null ? '' : `; minimum ${formatDollars(minimum)}`}; paid at the least ${least}`,
  ];
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line}>
      <span>{line}</span>
      <br />
    </span>
  ));
}

/** A small raised number: `⁵`. */
function power(years: number): string {
  return [...String(years)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}
