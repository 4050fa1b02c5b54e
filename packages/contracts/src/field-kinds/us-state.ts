import { usStates } from '@annuity-lantern/domain/us-states';
import * as z from 'zod/mini';
import { type ChoiceField, choiceWords } from './choice.ts';
import { keysOf } from './keys-of.ts';

/** A state, sent as its two letters. */
export interface UsStateField extends Omit<ChoiceField, 'kind' | 'choices'> {
  readonly kind: 'usState';
}

export const usState = {
  accepts: ({ errors }: UsStateField) => z.enum(keysOf(usStates), errors.required),
  stored: () => z.string(),
  words: (_row: UsStateField, answer: string | undefined) => choiceWords(usStates, answer),
};
