import { wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { above, Disclosure, joinClasses, SelectField, stack } from '@annuity-lantern/ui';
import type { useStartAge } from '../../../inputs/use-start-age.ts';
import { HealthField } from '../../../people/health-field.tsx';
import { SexSelect } from '../../../people/sex-select.tsx';
import {
  ageLimits,
  type ChangeInputs,
  lifeExpectancyLabel,
  type PayoutTexts,
  paysChoices,
  paysLabel,
  paysRows,
  spouseAgeLabel,
} from '../model/calculator-inputs.ts';

interface PayoutFieldsProps {
  readonly inputs: PayoutTexts;
  readonly change: ChangeInputs;
  readonly startAge: ReturnType<typeof useStartAge>;
  /** The error of the spouse's age. */
  readonly spouseProblem: string | null;
}

const currentAges = ageOptions(ageLimits.current);
const startAges = ageOptions(ageLimits.start);
const spouseAges = ageOptions(ageLimits.spouse);
const pays = paysChoices.map((value) => ({ value, label: paysRows[value].label }));

export function PayoutFields({ inputs, change, startAge, spouseProblem }: PayoutFieldsProps) {
  const forTwo = inputs.pays !== 'me';
  return (
    <>
      <MoneyField id="amount" label="Amount to pay in" text={inputs.amount} onText={(amount) => change({ amount })} />
      <SelectField
        id="age"
        name="age"
        label="Current age"
        options={currentAges}
        value={inputs.age}
        onChange={(event) => startAge.changeAge(event.target.value)}
      />
      <SelectField
        id="start"
        name="start"
        label="Income start age"
        options={startAges}
        value={inputs.start}
        hint={startAge.moved}
        error={startAge.problem ?? undefined}
        onChange={(event) => change({ start: event.target.value })}
      />
      <SelectField
        id="pays"
        name="pays"
        label={paysLabel}
        options={pays}
        value={inputs.pays}
        onChange={(event) => change({ pays: event.target.value })}
      />
      {forTwo && (
        <SelectField
          id="spouseAge"
          name="spouseAge"
          label={spouseAgeLabel}
          options={spouseAges}
          value={inputs.spouseAge}
          error={spouseProblem ?? undefined}
          onChange={(event) => change({ spouseAge: event.target.value })}
        />
      )}
      <Disclosure label={forTwo ? 'Sex and health of both' : 'Sex and health'}>
        <div className={joinClasses(stack[24], above[8])}>
          <SexSelect
            id="sex"
            label={lifeExpectancyLabel}
            hint={forTwo ? 'Changes the chances, and our estimate for two' : 'Doesn’t change your payment'}
            value={inputs.sex}
            onSex={(sex) => change({ sex })}
          />
          <HealthField value={inputs.health} onHealth={(health) => change({ health })} />
          {forTwo && (
            <>
              <SexSelect
                id="spouseSex"
                label="Spouse’s life expectancy based on"
                hint="Changes the chances, and our estimate for two"
                value={inputs.spouseSex}
                onSex={(spouseSex) => change({ spouseSex })}
              />
              <HealthField
                id="spouseHealth"
                label="Spouse’s health"
                effect="Changes the chances only."
                value={inputs.spouseHealth}
                onHealth={(spouseHealth) => change({ spouseHealth })}
              />
            </>
          )}
        </div>
      </Disclosure>
    </>
  );
}

function ageOptions(limits: { readonly from: number; readonly to: number }) {
  return wholeNumbers(limits).map((age) => ({ value: age, label: age }));
}
