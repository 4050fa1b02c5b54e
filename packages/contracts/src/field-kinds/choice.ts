import * as z from 'zod/mini';
import { keysOf } from './keys-of.ts';

/** One of several choices. */
export interface ChoiceField {
  readonly kind: 'choice';
  /** The label of each choice, by the value that is sent. */
  readonly choices: Readonly<Record<string, string>>;
  /** Shown while none is chosen. */
  readonly placeholder: string;
  readonly errors: { readonly required: string };
  readonly mail: 'never' | 'staff';
}

export const choice = {
  accepts: ({ choices, errors }: ChoiceField) => z.enum(keysOf(choices), errors.required),
  stored: () => z.string(),
  words: ({ choices }: ChoiceField, answer: string | undefined) => choiceWords(choices, answer),
};

/** The label of a choice. A value that is no choice of this version is shown as it is. */
export function choiceWords(labels: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  return value !== undefined && Object.hasOwn(labels, value) ? labels[value] : value;
}
