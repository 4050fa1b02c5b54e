import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { optionsOf, SelectField, stack } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import { InterestSource } from '../../../inputs/interest-field.tsx';
import { SexSelect } from '../../../people/sex-select.tsx';
import {
  type ChangeWays,
  ladderLabels,
  numberLimits,
  riseLabels,
  type WaysName,
  type WaysTexts,
  waysFields,
  waysLabels,
} from '../model/ways-fields.ts';

interface WaysInputsProps {
  readonly inputs: WaysTexts;
  readonly change: ChangeWays;
}

const folded = ['rises', 'share', 'stocks', 'costs', 'ladder', 'rate', 'realRate'] as const satisfies readonly WaysName[];
const source = (
  <span>
    <InterestSource />. Change it
  </span>
);
const options = { rises: optionsOf(riseLabels), ladder: optionsOf(ladderLabels) };

export function WaysInputs({ inputs, change }: WaysInputsProps) {
  const number = (name: keyof typeof numberLimits, hint: ReactNode, suffix = '%') => (
    <NumberField
      id={name}
      label={waysLabels[name]}
      limits={numberLimits[name]}
      hint={hint}
      suffix={suffix}
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  const choice = (name: keyof typeof options, hint?: string) => (
    <SelectField
      id={name}
      name={name}
      label={waysLabels[name]}
      hint={hint}
      options={options[name]}
      value={inputs[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <MoneyField id="amount" label={waysLabels.amount} text={inputs.amount} onText={(amount) => change({ amount })} />
      <MoneyField
        id="income"
        label={waysLabels.income}
        hint="In today’s dollars, besides Social Security"
        text={inputs.income}
        onText={(income) => change({ income })}
      />
      {number('age', '50 to 90', 'yr')}
      <SexSelect id="sex" label={waysLabels.sex} value={inputs.sex} onSex={(sex) => change({ sex })} />
      <FoldedFields label="Inflation, annuity, stocks, ladder" isFilled={folded.some((name) => inputs[name] !== waysFields[name].initial)}>
        <div className={stack[24]}>
          {choice('rises')}
          {number('share', `Of your money, from ${numberLimits.share.from} to ${numberLimits.share.to}%`)}
          {number('stocks', 'Large US companies. What is not in stocks is in government bonds')}
          {number('costs', 'Funds and advisor together')}
          {choice('ladder', 'Money that comes due year after year: CDs, MYGAs, Treasuries, or TIPS, which rise with prices')}
          {inputs.ladder === 'real' ? number('realRate', 'Our assumption; change it') : number('rate', source)}
        </div>
      </FoldedFields>
    </>
  );
}
