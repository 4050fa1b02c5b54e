import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
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
import type { AsListed, FixedIndexProduct, MultiYearProduct, Product, VariableProduct } from '@annuity-lantern/domain/product-terms';
import { ShowWorking, type WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { memo } from 'react';
import { takenFromWhole } from '../../../result/taken-from-whole.ts';
import { leavingYears } from '../model/dollar-rows.ts';

interface ComparisonWorkingProps {
  readonly products: readonly Product[];
  readonly amount: number;
}

const feesAndLeaving =
  'A yearly fee comes out after each year’s credit. You leave on the anniversary and pay the charge for the contract year that starts. A bonus counts once the surrender period is over.';

export const ComparisonWorking = memo(function ComparisonWorking({ products, amount }: ComparisonWorkingProps) {
  return (
    <ShowWorking
      steps={products.flatMap((product) => stepsOf(product, amount))}
      assumptions={`You take nothing out along the way. Index years credit by annual point to point: max(0, min(cap, participation × index change − spread)). ${feesAndLeaving}`}
      source="Each product’s rate sheet, as of the day beside it. We take the yearly fees off the guaranteed minimum. The law behind it, the NAIC’s Standard Nonforfeiture Law for Individual Deferred Annuities (model 805), takes off withdrawals, a yearly charge, premium tax and debts, but no rider fees. So a real minimum may be higher."
      leftOut="Taxes, free yearly withdrawals, inflation, cap changes, and a contract’s own limits on its market value adjustment. What an income rider may pay isn’t in these figures."
    />
  );
});

function stepsOf(product: Product, amount: number): WorkingStep[] {
  if (product.type === 'MYGA') return [...multiYearSteps(product, amount), ...leavingSteps(product, amount)];
  if (product.type === 'FIA') return [...indexSteps(product, amount), ...leavingSteps(product, amount)];
  if (product.type === 'Variable') return [variableStep(product, amount)];
  const sum = 'Nothing to calculate: what it pays depends on your age and state, and you can’t cash it in.';
  return [{ name: `${product.productName}:`, formula: 'an income', sum }];
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

function multiYearSteps(product: AsListed<MultiYearProduct>, amount: number): WorkingStep[] {
  const { productName, guaranteedRate, guaranteeYears, guaranteedMinimum } = product;
  const sure = Math.min(guaranteeYears, COMPARED_YEARS);
  const rest = guaranteedMinimum ? COMPARED_YEARS - sure : 0;
  const later = guaranteedMinimum && rest > 0 ? ` × (1 + ${formatPercent(guaranteedMinimum.rate)})${power(rest)}` : '';
  const range = valueRange(product, amount, sure + rest);
  if (!range) return [];
  const formula =
    rest > 0
      ? 'amount × (1 + rate) for each guaranteed year × (1 + minimum rate) for each later one'
      : 'amount × (1 + rate), once for each year';
  const sum = `${formatDollars(amount)} × (1 + ${formatPercent(guaranteedRate)})${power(sure)}${later} = ${formatDollars(range.worst)}`;
  return [{ name: `${productName} after ${formatYears(sure + rest)}:`, formula, sum }];
}

function indexSteps(product: AsListed<FixedIndexProduct>, amount: number): WorkingStep[] {
  const { productName, capRate, fees = 0 } = product;
  const { worst, best } = valueRange(product, amount, COMPARED_YEARS);
  const afterFee = fees > 0 ? ` × (1 − ${formatPercent(fees)})${power(COMPARED_YEARS)}` : '';
  const start = formatDollars(amount);
  return [
    {
      name: `${productName} after ${COMPARED_YEARS} years, worst and best:`,
      formula: 'amount × (1 + credit) × (1 − fee), once for each year, with a credit of 0% and of the cap',
      sum: (
        <>
          <span>{`${start} × (1 + 0%)${power(COMPARED_YEARS)}${afterFee} = ${formatDollars(worst)}`}</span>
          <br />
          <span>{`${start} × (1 + ${formatPercent(capRate)})${power(COMPARED_YEARS)}${afterFee} = ${formatDollars(best)}`}</span>
        </>
      ),
    },
    ...sampleSteps(product, amount),
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

function leavingSteps(product: BoundedProduct, amount: number): WorkingStep[] {
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
      sum: leavingYears.map((years) => {
        const leaving = leaveInWorstCase(product, amount, years);
        if (!leaving) return null;
        const { account, charge, minimum, higherRates, paid } = leaving;
        return (
          <span key={years}>
            <span>{`Year ${years}: ${formatDollars(account)} × (1 − ${formatPercent(charge)}) = ${formatDollars(account * (1 - charge / 100))}${higherRates !== null ? `; with rates 1 point higher ${formatDollars(higherRates)}` : ''}${minimum !== null ? `; minimum ${formatDollars(minimum)}` : ''}; paid at the least ${paid === null ? 'not known' : formatDollars(paid)}`}</span>
            <br />
          </span>
        );
      }),
    },
  ];
}

/** A small raised number: `⁵`. */
function power(years: number): string {
  return [...String(years)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}
