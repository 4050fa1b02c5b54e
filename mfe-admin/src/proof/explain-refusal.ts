import type { ApiError } from '@annuity-lantern/host-kit';
import type { FieldProblem } from '@annuity-lantern/ui';

export interface Refusal {
  readonly title: string;
  readonly text: string;
}

/** What the server refused field by field, in the order of the form. `ids`: of the fields, by their names in the body. */
export function problemsIn(error: ApiError | null, ids: Readonly<Record<string, string>>): FieldProblem[] {
  const errors = error?.wire?.errors ?? [];
  return Object.entries(ids).flatMap(([name, fieldId]) => {
    const found = errors.find(({ field }) => field === name);
    return found ? [{ fieldId, message: found.message }] : [];
  });
}

/** Why a change of an account was not made, in words for the person who tried. */
export function explainRefusal({ status, wire, retryAfter }: ApiError): Refusal {
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    return { title: 'Too many attempts', text: `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Nothing has changed.` };
  }
  if (wire && (wire.code === 'forbidden' || [404, 409, 422].includes(status))) return { title: 'Nothing has changed', text: wire.message };
  if (wire?.code === 'code_key_missing') return { title: 'Your code cannot be checked', text: wire.message };
  if (status === 403) return { title: 'Your account may not do this', text: 'Ask a manager. Nothing has changed.' };
  return { title: 'We do not know whether this was done', text: 'The server did not answer. What you typed is still here. Try again.' };
}
