import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { describeControl } from '../field/describe-control.ts';
import { FieldNotes, type FieldWords } from '../field/field.tsx';
import styles from './radio-group.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur' | 'disabled' | 'required'>;

export interface RadioGroupProps extends InputProps, Omit<FieldWords, 'label'> {
  readonly name: string;
  /** The id of the first button, so that an error summary can lead to it. The name, unless it is given. */
  readonly id?: string | undefined;
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Side by side while there is room. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
}

export function RadioGroup(props: RadioGroupProps) {
  const { name, id = name, legend, options, value, defaultValue, hint, error, optional, inline, className, ...input } = props;

  function chosen(option: RadioOption) {
    if (value !== undefined) return { checked: option.value === value };
    return defaultValue === undefined ? {} : { defaultChecked: option.value === defaultValue };
  }

  return (
    // The error bar needs its own box: a fieldset's border begins in the middle of its legend.
    <div className={joinClasses(Boolean(error) && styles.invalid, className)}>
      <fieldset
        // Describes the group: on each button, screen readers would repeat the description.
        aria-describedby={describeControl({ id, hint, error })['aria-describedby']}
      >
        <legend className={styles.legend}>
          <span>{legend}</span> {optional && <span className={styles.optional}>(optional)</span>}
        </legend>
        <FieldNotes id={id} hint={hint} error={error} />
        <div className={joinClasses(styles.options, inline && styles.inline)}>
          {options.map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${option.value}`;
            const hintId = option.hint ? `${optionId}-option-hint` : undefined;
            return (
              <div key={option.value} className={styles.option}>
                <input
                  {...input}
                  {...chosen(option)}
                  type="radio"
                  id={optionId}
                  name={name}
                  value={option.value}
                  aria-describedby={hintId}
                  className={joinClasses(styles.dot, Boolean(error) && styles.invalidDot)}
                />
                <label htmlFor={optionId} className={styles.label}>
                  <span>{option.label}</span>
                  {option.hint && (
                    <span id={hintId} className={styles.hint}>
                      {option.hint}
                    </span>
                  )}
                </label>
              </div>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
