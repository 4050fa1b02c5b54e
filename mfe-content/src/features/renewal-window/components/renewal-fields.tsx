import { DateFields } from '@annuity-lantern/tool-kit/date-fields';
import { DaysField } from '@annuity-lantern/tool-kit/days-field';
import { readDate } from '@annuity-lantern/tool-kit/read-date';
import { RadioGroup } from '@annuity-lantern/ui';
import { type WindowTexts, windowDays } from '../model/window-fields.ts';

interface RenewalFieldsProps {
  readonly texts: WindowTexts;
  readonly onChange: (part: Partial<WindowTexts>) => void;
}

const sides = [
  { value: 'after', label: 'It opens the day the term ends', hint: 'Common. Your contract says which' },
  { value: 'before', label: 'It opens earlier and closes the day the term ends' },
];

/** The day the term ends, and the window as the contract has it. */
export function RenewalFields({ texts, onChange }: RenewalFieldsProps) {
  return (
    <>
      <DateFields
        id="renewal"
        legend="On what day does the term end?"
        hint="Your contract or last statement says it: the end of the guarantee period, or the maturity date. For example 3 / 1 / 2027."
        entry={texts}
        {...readDate(texts)}
        onChange={onChange}
      />
      <DaysField
        id="renewal-days"
        label="How many days is the window open?"
        hint="Your contract says how long. Often it is 30 days."
        limits={windowDays}
        text={texts.days}
        onText={(days) => onChange({ days })}
      />
      <RadioGroup
        name="window"
        legend="When does it open?"
        options={sides}
        value={texts.window}
        onChange={(event) => onChange({ window: event.target.value })}
      />
    </>
  );
}
