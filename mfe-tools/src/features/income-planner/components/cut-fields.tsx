import { firstCutMonth } from '@annuity-lantern/domain/benefit-cut';
import { formatMonthYear } from '@annuity-lantern/domain/format-date';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { above, Checkbox, font, joinClasses, screenOnly, stack } from '@annuity-lantern/ui';
import { useThisDay } from '../../../people/use-this-day.ts';
import { type ChangeInputs, FORM_ID, limits, type PlannerTexts } from '../model/planner-inputs.ts';
import { TrusteesNote } from './trustees-note.tsx';

interface CutFieldsProps {
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
}

/** Switches on a cut of Social Security, and how much is still paid then. */
export function CutFields({ inputs, change }: CutFieldsProps) {
  const from = formatMonthYear(firstCutMonth(useThisDay()));
  return (
    <div className={joinClasses(screenOnly, stack[16], font.measure, above[16])}>
      <Checkbox
        id="cut"
        name="cut"
        form={FORM_ID}
        value="yes"
        label={`Benefits cut from ${from}`}
        hint={<TrusteesNote />}
        checked={inputs.cut === 'yes'}
        onChange={(event) => change({ cut: event.target.checked ? 'yes' : '' })}
      />
      {inputs.cut === 'yes' && (
        <NumberField
          id="payable"
          form={FORM_ID}
          label={`Percent of Social Security paid from ${from}`}
          hint="0 to 100"
          suffix="%"
          limits={limits.payable}
          text={inputs.payable}
          error={inputs.payable.trim() === '' ? 'Enter a percent, from 0 to 100.' : undefined}
          onText={(payable) => change({ payable })}
        />
      )}
    </div>
  );
}
