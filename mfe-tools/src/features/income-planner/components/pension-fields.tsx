import { MoneyField } from '@annuity-lantern/tool-kit/money-field';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { Disclosure, font, joinClasses, SelectField, stack } from '@annuity-lantern/ui';
import { type ChangeInputs, limits, type PlannerTexts, survivorShares } from '../model/planner-inputs.ts';
import styles from './assumption-fields.module.css';

interface PensionFieldsProps {
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
}

const rises = [
  { value: '', label: 'No, the check stays the same' },
  { value: 'yes', label: 'Yes, as prices rise' },
];
const shares = Object.entries(survivorShares).map(([value, { label }]) => ({ value, label }));

/** A pension or another income for life. Its details follow once an amount is typed. */
export function PensionFields({ inputs, change }: PensionFieldsProps) {
  const isGiven = inputs.pension.trim() !== '';
  return (
    <Disclosure label={isGiven ? 'Your pension or other income' : 'Add a pension or other income'}>
      <div className={joinClasses(stack[24], styles.fields)}>
        <p className={font.note}>
          A pension from a public job no longer lowers Social Security. The two rules that did so, WEP and GPO, were repealed in January
          2025.
        </p>
        <MoneyField
          id="pension"
          label="Monthly pension or other income for life"
          hint={`Before tax. ${inputs.pensionRises === 'yes' ? 'In today’s dollars' : 'The amount on the check'}`}
          text={inputs.pension}
          onText={(pension) => change({ pension })}
        />
        {isGiven && (
          <>
            <NumberField
              id="pensionAge"
              label="Paid from age"
              hint="40 to 85. If it’s paid already, enter the age it started"
              limits={limits.pensionAge}
              text={inputs.pensionAge}
              error={inputs.pensionAge.trim() === '' ? 'Enter an age, from 40 to 85.' : undefined}
              onText={(pensionAge) => change({ pensionAge })}
            />
            <SelectField
              id="pensionRises"
              name="pensionRises"
              label="Does it rise with prices?"
              options={rises}
              value={inputs.pensionRises}
              onChange={(event) => change({ pensionRises: event.target.value })}
            />
            <SelectField
              id="pensionKeeps"
              name="pensionKeeps"
              label="What your spouse keeps after you die"
              hint="Counts if you include a spouse below"
              options={shares}
              value={inputs.pensionKeeps}
              onChange={(event) => change({ pensionKeeps: event.target.value })}
            />
          </>
        )}
      </div>
    </Disclosure>
  );
}
