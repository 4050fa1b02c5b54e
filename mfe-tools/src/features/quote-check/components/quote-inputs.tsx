import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { SelectField, stack } from '@annuity-lantern/ui';
import { FoldedFields } from '../../../inputs/folded-fields.tsx';
import { InterestField } from '../../../inputs/interest-field.tsx';
import { SexSelect } from '../../../people/sex-select.tsx';
import {
  type ChangeQuote,
  isForTwo,
  numberLimits,
  optionNames,
  payoutOptions,
  type QuoteTexts,
  quoteFields,
  quoteLabels,
} from '../model/quote-fields.ts';

interface QuoteInputsProps {
  readonly inputs: QuoteTexts;
  readonly change: ChangeQuote;
}

const options = optionNames.map((value) => ({ value, label: payoutOptions[value].label }));
const folded = ['spouseAge', 'spouseSex', 'rate'] as const;

export function QuoteInputs({ inputs, change }: QuoteInputsProps) {
  const forTwo = isForTwo(inputs.option);
  const age = (name: 'age' | 'spouseAge') => (
    <NumberField
      id={name}
      label={quoteLabels[name]}
      limits={numberLimits[name]}
      hint="50 to 90"
      suffix="yr"
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  const sex = <SexSelect id="sex" label={quoteLabels.sex} value={inputs.sex} onSex={(chosen) => change({ sex: chosen })} />;
  return (
    <>
      <MoneyField id="price" label={quoteLabels.price} hint="Once, in dollars" text={inputs.price} onText={(price) => change({ price })} />
      <MoneyField
        id="monthly"
        label={quoteLabels.monthly}
        hint="The first one, if it rises"
        text={inputs.monthly}
        onText={(monthly) => change({ monthly })}
      />
      {age('age')}
      <SelectField
        id="option"
        name="option"
        label={quoteLabels.option}
        options={options}
        value={inputs.option}
        onChange={(event) => change({ option: event.target.value })}
      />
      {forTwo ? age('spouseAge') : sex}
      <FoldedFields
        label={forTwo ? 'Sex of both, interest' : 'Spouse, interest'}
        isFilled={folded.some((name) => inputs[name] !== quoteFields[name].initial)}
      >
        <div className={stack[24]}>
          {forTwo ? sex : age('spouseAge')}
          <SexSelect id="spouseSex" label={quoteLabels.spouseSex} value={inputs.spouseSex} onSex={(spouseSex) => change({ spouseSex })} />
          <InterestField text={inputs.rate} onText={(rate) => change({ rate })} />
        </div>
      </FoldedFields>
    </>
  );
}
