import { wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { SelectField } from '@annuity-lantern/ui';
import type { useStartAge } from '../../../inputs/use-start-age.ts';
import { HealthField } from '../../../people/health-field.tsx';
import { ageLimits, type ChangeInputs, lifeExpectancyLabel, type PayoutTexts, sexLabels } from '../model/calculator-inputs.ts';

interface PayoutFieldsProps {
  readonly inputs: PayoutTexts;
  readonly change: ChangeInputs;
  readonly startAge: ReturnType<typeof useStartAge>;
}

const currentAges = ageOptions(ageLimits.current);
const startAges = ageOptions(ageLimits.start);
const sexes = Object.entries(sexLabels).map(([value, label]) => ({ value, label }));

export function PayoutFields({ inputs, change, startAge }: PayoutFieldsProps) {
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
        id="sex"
        name="sex"
        label={lifeExpectancyLabel}
        hint="Doesn’t change your payment"
        optional
        options={sexes}
        value={inputs.sex}
        onChange={(event) => change({ sex: event.target.value })}
      />
      <HealthField value={inputs.health} onHealth={(health) => change({ health })} />
    </>
  );
}

function ageOptions(limits: { readonly from: number; readonly to: number }) {
  return wholeNumbers(limits).map((age) => ({ value: age, label: age }));
}
