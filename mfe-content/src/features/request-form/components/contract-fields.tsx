import { ageRanges, usStates } from '@annuity-lantern/contracts/http';
import { SelectField, TextAreaField, TextField } from '@annuity-lantern/ui';
import { memo } from 'react';
import { optionsOf } from '../model/options-of.ts';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './request-form.module.css';

/** The contract to be reviewed and its owner. None of it is required: a visitor may not have the papers at hand. */
export const ContractFields = memo(function ContractFields(fields: FieldsProps) {
  const common = (name: 'insuranceCompany' | 'approximateValue' | 'age' | 'state' | 'concerns') => ({
    ...fieldProps(fields, name),
    optional: true,
  });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Your annuity</legend>
      <div className={styles.pair}>
        <TextField {...common('insuranceCompany')} label="Insurance company" hint="As it stands on the contract." autoComplete="off" />
        <TextField {...common('approximateValue')} label="Approximate value" hint="A rough figure is enough." autoComplete="off" />
        <SelectField
          {...common('age')}
          className={styles.low}
          label="Age"
          placeholder="Choose an age range"
          options={optionsOf(ageRanges)}
        />
        <SelectField
          {...common('state')}
          label="State"
          hint="Advisors are licensed by state."
          placeholder="Choose a state"
          autoComplete="address-level1"
          options={optionsOf(usStates)}
        />
        <TextAreaField
          {...common('concerns')}
          className={styles.whole}
          label="Concerns"
          hint="What made you wonder? No account or contract numbers, please."
          rows={3}
        />
      </div>
    </fieldset>
  );
});
