import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { describeControl } from '../field/describe-control.ts';
import { FieldNotes, type FieldWords } from '../field/field.tsx';
import { Check } from '../icons/icons.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<FieldWords, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  readonly id: string;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <div className={joinClasses(styles.checkbox, Boolean(error) && styles.invalid, className)}>
      <span className={styles.frame}>
        <input
          {...input}
          type="checkbox"
          {...describeControl({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] })}
          className={styles.box}
        />
        <Check className={styles.tick} />
      </span>
      <div className={styles.words}>
        <label htmlFor={input.id} className={styles.label}>
          {label}
        </label>
        <FieldNotes id={input.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
