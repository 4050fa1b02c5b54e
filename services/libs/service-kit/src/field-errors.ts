import type { FieldError, Schema } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { core } from 'zod';
import { AppError } from './errors.ts';

const LONGEST_FIELD = 80;
const MOST_ERRORS = 40;

/**
 * Parses `value` with `schema`.
 *
 * @throws AppError `invalid_input` (400) with one error per field, in the contract's words, never zod's
 */
export function parseInput<S extends Schema>(schema: S, value: unknown, whole: 'body' | 'query' | 'params'): core.output<S> {
  const result = core.safeParse(schema, value, { error: genericWords });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => toFieldErrors(issue, whole)).slice(0, MOST_ERRORS);
  throw new AppError('invalid_input', { message: `the ${whole} does not match its schema`, errors });
}

function toFieldErrors(issue: core.$ZodIssue, whole: string): FieldError[] {
  const path = issue.path.map(String);
  const error = (steps: readonly string[], message: string): FieldError => ({
    field: (steps.join('.') || whole).slice(0, LONGEST_FIELD),
    code: issue.code,
    message,
  });
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => error([...path, key], messages.generic.invalid));
  return [error(path, issue.message)];
}

/** A schema's own words take precedence. */
function genericWords(issue: { readonly code?: string | undefined; readonly input?: unknown }): string {
  return issue.code === 'invalid_type' && issue.input === undefined ? messages.generic.required : messages.generic.invalid;
}
