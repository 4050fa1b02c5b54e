import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { describeControl } from '../field/describe-control.ts';
import field from '../field/field.module.css';
import { Field, type FieldWords } from '../field/field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  readonly id: string;
}

export function TextAreaField({ label, hint, error, optional, className, ...area }: TextAreaFieldProps) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        rows={3}
        {...area}
        {...describeControl({ id: area.id, hint, error, 'aria-describedby': area['aria-describedby'] })}
        className={joinClasses(field.control, styles.area)}
      />
    </Field>
  );
}
