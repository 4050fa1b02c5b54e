import { fieldsOf, type LeadKind, rowOf, type StoredAnswers } from '@annuity-lantern/contracts/http';
import { callTimeIn } from '../../../call-time/call-time-in.ts';

/** What the form says that the request did not say, by the name of the answer. */
export function changedAnswers(form: FormData, kind: LeadKind, answers: StoredAnswers): Readonly<Record<string, unknown>> {
  const given = fieldsOf[kind].flatMap((name): (readonly [string, unknown])[] => {
    if (rowOf(name).kind === 'callTime') return [[name, callTimeIn(form)]];
    // An emptied choice is no answer, and a choice cannot be removed.
    const typed = String(form.get(name) ?? '').replaceAll('\r\n', '\n');
    return typed === '' && ['choice', 'usState'].includes(rowOf(name).kind) ? [] : [[name, typed]];
  });
  return Object.fromEntries(given.filter(([name, answer]) => !isSame(answers[name as keyof StoredAnswers], answer)));
}

/** Without call times, any time suits. */
function isSame(before: unknown, now: unknown): boolean {
  return JSON.stringify(before ?? (now === 'any' ? 'any' : '')) === JSON.stringify(now);
}
