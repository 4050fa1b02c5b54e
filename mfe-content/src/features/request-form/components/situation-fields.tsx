import { ageRanges, assetRanges, usStates } from '@annuity-lantern/contracts/http';
import { SelectField, TextAreaField } from '@annuity-lantern/ui';
import { memo } from 'react';
import { optionsOf } from '../model/options-of.ts';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';

interface SituationFieldsProps extends FieldsProps {
  /** True while "Primary concern" holds the sentence that the address filled in. */
  readonly isPrefilled: boolean;
}

/** Age, assets, state and what the visitor wants to talk about. */
export const SituationFields = memo(function SituationFields({ isPrefilled, ...fields }: SituationFieldsProps) {
  const common = (name: 'age' | 'assets' | 'state' | 'primaryConcern') => ({ ...fieldProps(fields, name), 'aria-required': true });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Your situation</legend>
      <div className={styles.pair}>
        <SelectField
          {...common('age')}
          className={styles.low}
          label="Age"
          placeholder="Choose an age range"
          options={optionsOf(ageRanges)}
        />
        <SelectField
          {...common('assets')}
          label="Assets"
          hint="A range is enough."
          placeholder="Choose a range"
          options={optionsOf(assetRanges)}
        />
        <SelectField
          {...common('state')}
          className={styles.whole}
          label="State"
          hint="Advisors are licensed by state."
          placeholder="Choose a state"
          autoComplete="address-level1"
          options={optionsOf(usStates)}
        />
        <TextAreaField
          {...common('primaryConcern')}
          className={styles.whole}
          label="Primary concern"
          hint={
            isPrefilled ? 'Filled in from the rate you chose. Change it as you like.' : 'A sentence or two. No account numbers, please.'
          }
          rows={3}
        />
      </div>
    </fieldset>
  );
});
