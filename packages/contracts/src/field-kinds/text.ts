import { cleanLine, cleanLines } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';

const { generic } = messages;

/** Typed words: `text` on one line, `longText` on several. Mail never repeats them. */
export interface TextField {
  readonly kind: 'text' | 'longText';
  readonly longest: number;
  /** `required` only where a form requires the field. */
  readonly errors: { readonly required?: string; readonly tooLong: string };
  /** What browsers may fill in; absent: nothing. */
  readonly autoComplete?: string;
}

export const text = {
  accepts({ kind, longest, errors: { required = generic.required, tooLong } }: TextField, isRequired: boolean) {
    const clean = z.overwrite(kind === 'longText' ? cleanLines : cleanLine);
    return isRequired
      ? z.string(required).check(clean, z.minLength(1, required), z.maxLength(longest, tooLong))
      : z.string(generic.invalid).check(clean, z.maxLength(longest, tooLong));
  },
  stored: () => z.string(),
  words: (_row: TextField, answer: string | undefined) => answer,
};
