import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { phoneWords, readPhone } from './read-phone.ts';

/** A US number that we can dial, with or without an extension. Mail never repeats it. */
export interface PhoneField {
  readonly kind: 'phone';
  readonly errors: { readonly required: string; readonly shape: string };
}

export const phone = {
  accepts: ({ errors }: PhoneField) =>
    z.string(errors.required).check(
      z.overwrite((typed) => cleanLine(typed).replace(/^tel:\s*/i, '')),
      z.minLength(1, { error: errors.required, abort: true }),
      z.maxLength(40, { error: errors.shape, abort: true }),
      z.refine((typed) => readPhone(typed) !== undefined, errors.shape),
    ),
  stored: () => z.string(),
  words: (_row: PhoneField, answer: string | undefined) => answer && phoneWords(String(answer)),
};
