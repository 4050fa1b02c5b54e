import * as z from 'zod/mini';
import { messages } from '../messages.ts';

const errors = messages.field.email;

/** Without the flag `i`: JSON Schema, and so the OpenAPI document, knows no flags. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: mail hosts refuse them, and pasted text can hold some.
const emailShape = /^[^\u0000-\u001f\u007f-\u009f\s@<>()[\]\\,;:"]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;

/** A single mailbox. */
export const VisitorEmail = z.lazy(() =>
  z
    .string(errors.required)
    .check(
      z.trim(),
      z.minLength(1, errors.required),
      z.maxLength(254, { error: errors.tooLong, abort: true }),
      z.regex(emailShape, errors.shape),
    ),
);

/** Where to write to. Mail never repeats it. */
export interface EmailField {
  readonly kind: 'email';
  readonly errors: typeof errors;
}

export const email = {
  accepts: (_row: EmailField) => VisitorEmail,
  stored: () => z.string(),
  words: (_row: EmailField, answer: string | undefined) => answer,
};
