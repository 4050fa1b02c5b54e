import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { stack } from '@annuity-lantern/ui';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import { InterestField } from '../../../inputs/interest-field.tsx';
import { SexSelect } from '../../../people/sex-select.tsx';
import {
  type ChangePension,
  numberLimits,
  type PensionName,
  type PensionTexts,
  pensionFields,
  pensionLabels,
} from '../model/pension-fields.ts';
import { premiumProblem } from '../model/read-pension.ts';

interface PensionInputsProps {
  readonly inputs: PensionTexts;
  readonly change: ChangePension;
}

const terms = ['share', 'p75', 'p50', 'sex', 'spouseSex', 'rate'] as const;
const policy = ['premium', 'policyYears'] as const;

export function PensionInputs({ inputs, change }: PensionInputsProps) {
  const isFilled = (names: readonly PensionName[]) => names.some((name) => inputs[name] !== pensionFields[name].initial);
  const money = (name: 'lump' | 'single' | 'joint' | 'p75' | 'p50', hint: string, optional = false) => (
    <MoneyField
      id={name}
      label={name === 'joint' ? jointLabel(inputs.share) : pensionLabels[name]}
      hint={hint}
      optional={optional}
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  const number = (name: 'age' | 'spouseAge' | 'share' | 'policyYears', hint: string, suffix: string, optional = false) => (
    <NumberField
      id={name}
      label={pensionLabels[name]}
      limits={numberLimits[name]}
      hint={hint}
      suffix={suffix}
      optional={optional}
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  const sex = (name: 'sex' | 'spouseSex') => (
    <SexSelect id={name} label={pensionLabels[name]} value={inputs[name]} onSex={(chosen) => change({ [name]: chosen })} />
  );
  return (
    <>
      {money('lump', 'In dollars, before tax')}
      {money('single', 'A month; it ends when you die')}
      {money('joint', 'A month; leave empty if it isn’t offered')}
      {number('age', '50 to 90', 'yr')}
      {number('spouseAge', '50 to 90', 'yr')}
      <FoldedFields label="Other offers, sex, interest" isFilled={isFilled(terms)}>
        <div className={stack[24]}>
          {number('share', 'In the offer above', '%')}
          {money('p75', 'A month', true)}
          {money('p50', 'A month', true)}
          {sex('sex')}
          {sex('spouseSex')}
          <InterestField text={inputs.rate} onText={(rate) => change({ rate })} />
        </div>
      </FoldedFields>
      <FoldedFields label="Life insurance instead of a spouse’s part" isFilled={isFilled(policy)}>
        <div className={stack[24]}>
          <MoneyField
            id="premium"
            label={pensionLabels.premium}
            hint="A month, as quoted to you"
            optional
            text={inputs.premium}
            error={premiumProblem(inputs)}
            onText={(premium) => change({ premium })}
          />
          {number('policyYears', 'Leave empty if it lasts for life', 'yr', true)}
        </div>
      </FoldedFields>
    </>
  );
}

/** With the part that the visitor names, once it can be read. */
function jointLabel(share: string): string {
  const parsed = parseNumber(share, numberLimits.share);
  return parsed.kind === 'number' ? `Pension with ${parsed.number}% to your spouse` : pensionLabels.joint;
}
