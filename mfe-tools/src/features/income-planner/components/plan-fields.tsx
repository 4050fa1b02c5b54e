import { FIRST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import { wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { SelectField } from '@annuity-lantern/ui';
import type { useStartAge } from '../../../inputs/use-start-age.ts';
import { type ChangeInputs, limits, type PlannerTexts } from '../model/planner-inputs.ts';

interface PlanFieldsProps {
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
  readonly startAge: ReturnType<typeof useStartAge>;
}

const startAges = wholeNumbers(limits.start).map((age) => ({ value: age, label: age }));

export function PlanFields({ inputs, change, startAge }: PlanFieldsProps) {
  return (
    <>
      <MoneyField
        id="social"
        label="Monthly Social Security"
        hint="Before tax, in today’s dollars, as your statement shows it for your income start age"
        text={inputs.social}
        onText={(social) => change({ social })}
      />
      <MoneyField id="amount" label="Annuity amount" text={inputs.amount} onText={(amount) => change({ amount })} />
      <NumberField
        id="age"
        label="Current age"
        hint="50 to 80"
        limits={limits.age}
        text={inputs.age}
        error={inputs.age.trim() === '' ? 'Enter your age, from 50 to 80.' : undefined}
        onText={startAge.changeAge}
      />
      <SelectField
        id="start"
        name="start"
        label="Income start age"
        hint={
          startAge.moved ??
          (startsBeforeSocialSecurity(inputs) ? `Social Security starts at ${FIRST_CLAIMING_AGE} at the earliest` : undefined)
        }
        options={startAges}
        value={inputs.start}
        error={startAge.problem ?? undefined}
        onChange={(event) => change({ start: event.target.value })}
      />
    </>
  );
}

function startsBeforeSocialSecurity({ start, social }: PlannerTexts): boolean {
  return Number(start) < FIRST_CLAIMING_AGE && parseAmount(social).kind === 'amount';
}
