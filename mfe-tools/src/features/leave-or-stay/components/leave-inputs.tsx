import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { RadioGroup, stack, TextField } from '@annuity-lantern/ui';
import { contractLimits } from '../../../inputs/contract-limits.ts';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import { parsePercents } from '../../../inputs/parse-percents.ts';
import { adjustmentOptions, type ChangeLeaving, type LeaveTexts, leaveFields, leaveLabels } from '../model/leave-fields.ts';

interface LeaveInputsProps {
  readonly inputs: LeaveTexts;
  readonly change: ChangeLeaving;
}

const folded = ['fees', 'newFees', 'newBonus', 'newYears', 'schedule'] as const;
const suffixes = { percents: '%', years: 'yr' };

export function LeaveInputs({ inputs, change }: LeaveInputsProps) {
  const schedule = parsePercents(inputs.schedule);
  const number = (name: keyof typeof contractLimits, unit: keyof typeof suffixes, hint: string, optional = false) => (
    <NumberField
      id={name}
      label={leaveLabels[name]}
      limits={contractLimits[name]}
      hint={hint}
      suffix={suffixes[unit]}
      optional={optional}
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <>
      <MoneyField
        id="value"
        label={leaveLabels.value}
        hint="On your latest statement"
        text={inputs.value}
        onText={(value) => change({ value })}
      />
      {number('charge', 'percents', 'The surrender charge of this year')}
      {number('earned', 'percents', 'A year, before fees')}
      {number('newRate', 'percents', 'A guaranteed rate, not a cap')}
      {number('left', 'years', '0 if they are over')}
      <RadioGroup
        name="mva"
        legend="Does yours adjust with interest rates?"
        hint="Look for “market value adjustment” or “MVA”."
        options={adjustmentOptions}
        inline
        value={inputs.mva}
        onChange={(event) => change({ mva: event.target.value })}
      />
      <FoldedFields label="Fees, bonus, later charges" isFilled={folded.some((name) => inputs[name] !== leaveFields[name].initial)}>
        <div className={stack[24]}>
          {number('fees', 'percents', 'On your statement', true)}
          {number('newFees', 'percents', 'In the offer', true)}
          {number('newBonus', 'percents', 'In the offer', true)}
          {number('newYears', 'years', 'In the offer', true)}
          <TextField
            id="schedule"
            name="schedule"
            label={leaveLabels.schedule}
            hint="The rest of your schedule: 4, 3, 2"
            optional
            value={inputs.schedule}
            error={schedule.kind === 'wrong' ? schedule.message : undefined}
            onChange={(event) => change({ schedule: event.target.value })}
          />
        </div>
      </FoldedFields>
    </>
  );
}
