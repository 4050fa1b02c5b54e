import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { above, across, font, joinClasses, optionsOf, ruled, SelectField, stack } from '@annuity-lantern/ui';
import { FoldedFields } from '../inputs/folded-fields.tsx';
import { type Money, moneyLabels, readTaxes, type Taxes, type TaxTexts, taxLimits } from './tax-fields.ts';

interface AfterTaxProps {
  /** The id of the form that the fields belong to. */
  readonly form: string;
  readonly inputs: TaxTexts;
  readonly change: (part: Partial<TaxTexts>) => void;
  readonly question?: string;
  /** The choices of money in the words of the page. */
  readonly labels?: Readonly<Record<Money, string>>;
  /** The answer as sentences, the sum that is left first. */
  readonly say: (taxes: Taxes) => readonly string[];
}

/** What is left after tax, once it is asked. The first question is which money it is. */
export function AfterTax({ form, inputs, change, question = 'Which money is it?', labels = moneyLabels, say }: AfterTaxProps) {
  const taxes = readTaxes(inputs);
  const [first, ...more] = taxes ? say(taxes) : [];
  const rate = (name: 'federalTax' | 'stateTax', label: string, hint: string) => (
    <NumberField
      id={name}
      form={form}
      label={label}
      limits={taxLimits[name]}
      hint={hint}
      suffix="%"
      text={inputs[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
  return (
    <section aria-label="After tax" className={joinClasses(ruled[16], above[32])} data-print={taxes ? undefined : 'none'}>
      <FoldedFields label="What is left after tax?" isFilled={inputs.money !== ''}>
        <div className={joinClasses(above[12], across[16])}>
          <SelectField
            id="money"
            name="money"
            form={form}
            label={question}
            options={optionsOf(labels)}
            placeholder="Choose"
            value={inputs.money}
            onChange={(event) => change({ money: event.target.value })}
          />
          {rate('federalTax', 'Your federal tax bracket', 'Such as 12, 22 or 24')}
          {rate('stateTax', 'Your state’s tax', '0 if it has none')}
        </div>
        <div role="status">
          {first && (
            <div className={joinClasses(stack[8], above[16])}>
              <p className={font.title}>{first}</p>
              {more.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          )}
        </div>
        <p className={joinClasses(font.note, above[12])}>An estimate, ask a tax advisor. More income can put you in a higher bracket.</p>
      </FoldedFields>
    </section>
  );
}
