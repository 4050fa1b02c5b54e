import { contractThresholds, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import { fixedIndex, multiYear, variable } from '@annuity-lantern/domain/type-examples';
import type { PropsOf } from '@annuity-lantern/mdx';
import type { ReactNode } from 'react';
import { FlagBadge } from '../../../text/flag-badge.tsx';

type ThresholdProps = PropsOf<'annuity-type', 'Threshold'>;

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;

const thresholds: Readonly<Record<ThresholdProps['of'], ReactNode>> = {
  'surrender-years-multi-year': surrenderYears(multiYear.longSurrender),
  'surrender-years-fixed-index': surrenderYears(fixedIndex.longSurrender),
  'yearly-fees-variable': yearlyFees(variable.feePercent),
};

/** The threshold for a flag, and its result for the example. */
export function Threshold({ of }: ThresholdProps) {
  return thresholds[of];
}

function surrenderYears(years: number) {
  return (
    <>
      <span>{`We look closer at more than ${surrender.warnOver} years, and call more than ${surrender.severeOver} serious. A contract with ${years} years:`}</span>{' '}
      <FlagBadge flag={flagSurrenderPeriod(years)} />
    </>
  );
}

function yearlyFees(percent: number) {
  return (
    <>
      <span>{`We look closer from ${fees.warnFrom}% a year in all, and call it serious from ${fees.severeFrom}%. A contract that takes ${formatPercent(percent)} a year:`}</span>{' '}
      <FlagBadge flag={flagYearlyFees(percent)} />
    </>
  );
}
