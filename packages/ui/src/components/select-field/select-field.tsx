import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { describeControl } from '../field/describe-control.ts';
import field from '../field/field.module.css';
import { Field, type FieldWords } from '../field/field.tsx';
import { ChevronDown } from '../icons/icons.ts';
import styles from './select-field.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The choices of a table of words, in its order. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

export interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'multiple'> {
  readonly id: string;
  readonly options: readonly Option[];
  /** The first entry, with an empty value, so that nothing is preselected. */
  readonly placeholder?: string | undefined;
}

export function SelectField({ label, hint, error, optional, options, placeholder, className, ...select }: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={styles.frame}>
        <select
          {...select}
          {...describeControl({ id: select.id, hint, error, 'aria-describedby': select['aria-describedby'] })}
          className={joinClasses(field.control, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} />
      </span>
    </Field>
  );
}
