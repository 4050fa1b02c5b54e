import { contractThresholds, flagSurrenderPeriod, flagYearlyFees } from '@annuity-lantern/domain/contract-thresholds';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import { FlagBadge } from './flag-badge.tsx';

const { yearlyFeesPercent: fees, surrenderYears: surrender } = contractThresholds;

/** From which length a surrender period is flagged, and what that says of one. */
export function SurrenderThreshold({ years }: { readonly years: number }) {
  return (
    <>
      We look closer at more than {surrender.warnOver} years, and call more than {surrender.severeOver} serious. A contract with {years}{' '}
      years: <FlagBadge flag={flagSurrenderPeriod(years)} />
    </>
  );
}

/** From which yearly cost a contract is flagged, and what that says of one. */
export function FeeThreshold({ percent }: { readonly percent: number }) {
  return (
    <>
      We look closer from {fees.warnFrom}% a year in all, and call it serious from {fees.severeFrom}%. A contract that takes{' '}
      {formatPercent(percent)} a year: <FlagBadge flag={flagYearlyFees(percent)} />
    </>
  );
}
