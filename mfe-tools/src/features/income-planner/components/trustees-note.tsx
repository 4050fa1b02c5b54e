import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';

/** The projection for Social Security, with the year of its report. */
export function TrusteesNote() {
  const { trusteesCutYear: cut, trusteesPayablePercent: payable } = yearFigures;
  return (
    <span>
      <span>{`By law Social Security is paid for life and rises with prices. But its Trustees project that the retirement fund can pay in full only into ${cut.value}, and about ${payable.value}% after that, unless Congress acts (report of`}</span>{' '}
      <FigureYear of={cut} />
      ).
    </span>
  );
}
