import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { describeControl } from '../field/describe-control.ts';
import field from '../field/field.module.css';
import { Field, type FieldWords } from '../field/field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'id'> {
  readonly id: string;
  /** A sign inside the control, such as `$`. The label must carry its meaning too: this one is drawn only. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

export function TextField({ label, hint, error, optional, prefix, suffix, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={styles.frame}>
        {prefix && (
          <span aria-hidden="true" className={styles.prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describeControl({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] })}
          className={joinClasses(field.control, Boolean(prefix) && styles.afterPrefix, Boolean(suffix) && styles.beforeSuffix)}
        />
        {suffix && (
          <span aria-hidden="true" className={styles.suffix}>
            {suffix}
          </span>
        )}
      </span>
    </Field>
  );
}
