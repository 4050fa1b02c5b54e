import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { Disclosure, joinClasses, SelectField, stack } from '@annuity-lantern/ui';
import { HealthField } from '../../../people/health-field.tsx';
import { birthYearOf, newYearMatters } from '../model/planner-facts.ts';
import { type ChangeInputs, limits, type PlannerTexts } from '../model/planner-inputs.ts';
import styles from './assumption-fields.module.css';
import { sexOptions } from './sex-options.ts';

interface AssumptionFieldsProps {
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
  readonly thisYear: number;
  /** Null while no age can be read. */
  readonly currentAge: number | null;
}

/** Assumptions that the visitor can change. The page shows them beside each figure. */
export function AssumptionFields({ inputs, change, thisYear, currentAge }: AssumptionFieldsProps) {
  const birthdays = birthdayOptions(currentAge, thisYear);
  const known = birthdays.some(({ value }) => value === inputs.birthday);
  return (
    <Disclosure label="Inflation, birth year, sex, health">
      <div className={joinClasses(stack[24], styles.fields)}>
        <NumberField
          id="inflation"
          label="Inflation, percent a year"
          hint="Our assumption; change it. The Federal Reserve aims for 2%"
          suffix="%"
          limits={limits.inflation}
          text={inputs.inflation}
          error={inputs.inflation.trim() === '' ? 'Enter percent a year, from 0 to 10.' : undefined}
          onText={(inflation) => change({ inflation })}
        />
        <SelectField
          id="birthday"
          name="birthday"
          label="Birth year"
          hint="It decides your full retirement age and your life table"
          options={birthdays}
          value={known ? inputs.birthday : 'past'}
          onChange={(event) => change({ birthday: event.target.value })}
        />
        <SelectField
          id="sex"
          name="sex"
          label="Sex"
          hint="For your life expectancy. Doesn’t change your payment"
          optional
          options={sexOptions}
          value={inputs.sex}
          onChange={(event) => change({ sex: event.target.value })}
        />
        <HealthField value={inputs.health} onHealth={(health) => change({ health })} />
      </div>
    </Disclosure>
  );
}

function birthdayOptions(currentAge: number | null, thisYear: number) {
  if (currentAge === null) return [{ value: 'past', label: 'From your age' }];
  const year = birthYearOf(currentAge, 'past', thisYear);
  const usual = [
    { value: 'past', label: String(year) },
    { value: 'ahead', label: `${year - 1}: birthday still to come` },
  ];
  return newYearMatters(year) ? [...usual, { value: 'newyear', label: `January 1, ${year}` }] : usual;
}
