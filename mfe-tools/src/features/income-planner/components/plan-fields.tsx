import { FIRST_CLAIMING_AGE, fullRetirementMonths } from '@annuity-lantern/domain/social-security';
import { wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import { SelectField } from '@annuity-lantern/ui';
import type { useStartAge } from '../../../inputs/use-start-age.ts';
import { rulesYearOf } from '../model/planner-facts.ts';
import { type ChangeInputs, currentAgeOf, limits, mustSaySince, type PlannerTexts, sinceProblem } from '../model/planner-inputs.ts';
import { sayAge } from '../model/say-figures.ts';

interface PlanFieldsProps {
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
  readonly startAge: ReturnType<typeof useStartAge>;
  readonly thisYear: number;
}

const startAges = wholeNumbers(limits.start).map((age) => ({ value: age, label: age }));

export function PlanFields({ inputs, change, startAge, thisYear }: PlanFieldsProps) {
  const currentAge = currentAgeOf(inputs);
  const asked = currentAge !== null && mustSaySince(currentAge);
  const hasClaimed = inputs.since !== '' && inputs.since !== 'no';
  const fullMonths = currentAge === null ? null : fullRetirementMonths(rulesYearOf(currentAge, inputs.birthday, thisYear));
  return (
    <>
      <MoneyField
        id="social"
        label="Monthly Social Security"
        hint={
          hasClaimed
            ? 'What you get now, before tax and before Medicare premiums are taken out'
            : 'Before tax, in today’s dollars, as your statement shows it for your income start age'
        }
        text={inputs.social}
        onText={(social) => change({ social })}
      />
      <SelectField
        id="since"
        name="since"
        label="Do you already get Social Security?"
        hint={hasClaimed ? 'The age at which your own retirement benefit started' : undefined}
        options={sinceOptions(asked, fullMonths)}
        value={inputs.since === 'no' && !asked ? '' : inputs.since}
        error={sinceProblem(inputs) ?? undefined}
        onChange={(event) => change({ since: event.target.value })}
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
          (hasClaimed ? 'For the annuity: your Social Security is paid already' : undefined) ??
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

function sinceOptions(asked: boolean, fullMonths: number | null) {
  return [
    ...(asked
      ? [
          { value: '', label: 'Choose an answer' },
          { value: 'no', label: 'Not yet' },
        ]
      : [{ value: '', label: 'Not yet' }]),
    ...wholeNumbers(limits.claim).map((age) => ({ value: age, label: `Yes, since ${age}` })),
    { value: 'full', label: `Yes, since full retirement age${fullMonths === null ? '' : `, ${sayAge(fullMonths)}`}` },
  ];
}

function startsBeforeSocialSecurity({ start, social }: PlannerTexts): boolean {
  return Number(start) < FIRST_CLAIMING_AGE && parseAmount(social).kind === 'amount';
}
