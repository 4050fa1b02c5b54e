import * as z from 'zod/mini';

/** A US number that we can dial. Mail never repeats it. */
export interface PhoneField {
  readonly kind: 'phone';
  readonly errors: { readonly required: string; readonly shape: string };
}

export const phone = {
  accepts: ({ errors }: PhoneField) =>
    z
      .string(errors.required)
      .check(
        z.trim(),
        z.minLength(1, errors.required),
        z.maxLength(40, { error: errors.shape, abort: true }),
        z.refine(isUsPhone, errors.shape),
      ),
  stored: () => z.string(),
  words: (_row: PhoneField, answer: string | undefined) => answer && phoneWords(String(answer)),
};

const usDigits = /^1?[2-9]\d\d[2-9]\d{6}$/;

/** A dialable US number by its shape: ten digits, or eleven that start with 1; area code and exchange start with 2 to 9. */
function isUsPhone(typed: string): boolean {
  return usDigits.test(typed.replace(/\D/g, ''));
}

/**
 * A phone number for a spreadsheet: `303-499-7111`. Digits alone would become a number such as 1.3E+10, and a plus sign in front would need the
 * apostrophe that guards formulas. A number that is no US number is left as it was typed.
 */
function phoneWords(typed: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [];
  return area ? `${area}-${exchange}-${line}` : typed;
}
