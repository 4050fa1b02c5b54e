import { fullPayment } from '@annuity-lantern/domain/benefit-cut';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';

/** The projection for Social Security, with the year of its report. */
export function TrusteesNote() {
  const payable = newestFigure('trusteesPayablePercent');
  const bothPayable = newestFigure('trusteesBothPayablePercent');
  return (
    <span>
      By law Social Security is paid for life and rises with prices.{' '}
      <span>{`Its Trustees project that the retirement fund pays in full until the ${fullPayment.retirement}, then about ${payable.value}%, unless Congress acts.`}</span>{' '}
      <span>{`Joined with the disability fund, it would last until the ${fullPayment.both}, then pay about ${bothPayable.value}%.`}</span>{' '}
      (Report of <FigureYear of={payable} />)
    </span>
  );
}
