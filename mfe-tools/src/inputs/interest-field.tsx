import { formatShortPercent } from '@annuity-lantern/domain/format-number';
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
        <span>
          <InterestSource />. Change it
        </span>
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
    <span>
      <span>{interestStart.source}</span> <FigureYear of={interestStart} />
    </span>
  );
}

/** Which interest a worth today is counted with, in a sentence: ours with its source, or the visitor's. */
export function InterestNote({ rate }: { readonly rate: number }) {
  if (rate !== interestStart.value) return <span>{`Worth today counts ${formatShortPercent(rate)} interest a year, as you entered.`}</span>;
  return (
    <span>
      <span>{`Worth today counts ${formatShortPercent(rate)} interest a year:`}</span> <InterestSource />.
    </span>
  );
}

const page = { url: interestStart.address, label: 'Federal Reserve data (fred.stlouisfed.org)' };

/** The same, with the page that it was read from. */
export function InterestPage() {
  return (
    <span>
      <span>{`Interest: we begin with ${interestStart.value}%,`}</span> <InterestSource />: <OutsideLink page={page} />.
    </span>
  );
}
