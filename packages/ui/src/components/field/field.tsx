import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { CircleAlert } from '../icons/icons.ts';
import styles from './field.module.css';

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error and how to fix it. Its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined;
}

interface FieldProps extends FieldWords {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint, error and control of one field, in the order in which they are read. */
export function Field({ id, label, hint, error, optional = false, className, children }: FieldProps) {
  return (
    <div className={joinClasses(styles.field, Boolean(error) && styles.invalid, className)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span> {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The hint and the error that a control is described by. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <CircleAlert />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}
