import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import { ContactRefusal } from '@annuity-lantern/contracts/http';
import { ApiError, noAnswerWords } from '@annuity-lantern/host-kit';
import * as z from 'zod/mini';

interface FailureWords {
  readonly title: string;
  readonly text: string;
  /** Messages beside fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

const byCode: Readonly<Record<string, readonly [title: string, text: string]>> = {
  link_expired: ['This link has expired', 'It works for 30 days. Type your reference number and email address instead.'],
  code_wrong: ['That code doesn’t work', 'Check the six digits. A code works once, for 30 minutes. You can ask for a new one.'],
  request_held: ['We can’t delete this request right now', 'The office must keep it for now. Please call us: we explain why.'],
  visit_over: ['Your visit is over', 'Ask for a new code above. What you typed is still here.'],
  erased: ['This request is deleted', 'Nothing more can be changed here. You can send us a new request at any time.'],
  too_many_requests: ['Too many tries', 'Please wait a minute, then try again. What you typed is still here.'],
};
const refused = ['Please look at this again', 'We marked what needs another look. Nothing was changed.'] as const;
const full = ['We can’t change this here any more', 'This request has had many changes. Please call us, and we do it for you.'] as const;
/** Not of a change that was refused: it may have been made. */
const away = 'We can’t reach your request right now';
const kept = 'What you typed is still here. If it fails again, please call us.';

/** What went wrong with a call about one's own request, in our own words. */
export function failureWords(error: unknown): FailureWords {
  const wire = error instanceof ApiError ? error.wire : undefined;
  const errors = wire?.code === 'invalid_input' ? (wire.errors ?? []) : [];
  const { email, phone } = (wire?.code === 'contact_refused' && z.safeParse(ContactRefusal, wire.details).data) || {};
  const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const isFull = errors.some(({ code }) => code === 'full');
  const explained = byCode[wire?.code ?? ''] ?? (isFull ? full : errors.length > 0 || email || phone ? refused : undefined);
  const words = `${noAnswerWords(error) ?? 'Please try again in a minute.'} ${kept}`;
  return {
    title: explained?.[0] ?? away,
    text: explained?.[1] ?? (error instanceof ApiError ? withErrorReference(words, error) : words),
    fields: { ...contact, ...Object.fromEntries(errors.map(({ field, message }) => [field.split('.').at(-1), message])) },
  };
}
