import type { FieldWords } from './field.tsx';

interface Described extends Pick<FieldWords, 'hint' | 'error'> {
  readonly id: string;
  /** Ids of the caller's own descriptions. */
  readonly 'aria-describedby'?: string | undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describeControl({ id, hint, error, 'aria-describedby': own }: Described) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, own].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
