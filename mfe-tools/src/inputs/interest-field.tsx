import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { OutsideLink } from '@annuity-lantern/ui';
import { interestLimits, interestStart } from './life-inputs.ts';

interface InterestFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The interest that a worth today is counted with. */
export function InterestField({ text, onText }: InterestFieldProps) {
  return (
    <NumberField
      id="rate"
      label="Interest a year"
      limits={interestLimits}
      hint={
        <>
          <InterestSource />. Change it
        </>
      }
      suffix="%"
      text={text}
      onText={onText}
    />
  );
}

/** Where the first interest comes from, with its date. */
export function InterestSource() {
  return (
    <>
      <span>{interestStart.source}</span> <FigureYear of={interestStart} />
    </>
  );
}

const page = { url: newestFigure('treasuryTenYearPercent').address, label: 'Federal Reserve data (fred.stlouisfed.org)' };

/** The same, with the page that it was read from. */
export function InterestPage() {
  return (
    <>
      <span>{`Interest: we begin with ${interestStart.value}%,`}</span> <InterestSource />: <OutsideLink page={page} />.
    </>
  );
}
