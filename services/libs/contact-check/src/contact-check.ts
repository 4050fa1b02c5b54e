import { inSpan } from '@annuity-lantern/service-kit/in-span';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { checkEmail, type EmailFinding } from './check-email.ts';
import { checkPhone, type PhoneFinding } from './check-phone.ts';
import { createMailDomains } from './create-mail-domains.ts';

export interface ContactFindings {
  readonly email: EmailFinding;
  readonly phone: PhoneFinding;
}

/** Longest wait for name servers while a visitor waits for our answer, in milliseconds. The worker checks unknown results again. */
export const ANSWER_BUDGET = 300;

export interface ContactCheckOptions {
  /** Addresses of resolvers, with or without a port (`127.0.0.1:5353`, `[::1]:5353`); the system's if absent. */
  readonly dnsServers?: readonly string[] | undefined;
  readonly now?: () => Date;
}

export interface ContactCheck {
  /**
   * Checks an email address and a US phone number as typed. Never rejects, and takes no longer than its budget in milliseconds; later
   * results are `unknown`. A late DNS answer is cached for the next check.
   */
  readonly check: (contact: { readonly email: string; readonly phone: string }, budgetMs: number) => Promise<ContactFindings>;
  /** Cancels the running DNS queries. */
  readonly stop: () => void;
}

export function createContactCheck({ dnsServers, now = () => new Date() }: ContactCheckOptions = {}): ContactCheck {
  const mailDomains = createMailDomains({ dnsServers, now });
  return {
    check: ({ email, phone }, budgetMs) =>
      inSpan('check contact', { kind: 'outside' }, async (span) => {
        const checking = withDeadline(budgetMs, checkEmail(email, mailDomains), () => new Error('The budget is used up.'));
        const found = { phone: checkPhone(phone), email: await checking.catch((): EmailFinding => ({ outcome: 'unknown' })) };
        span.set({ 'lantern.outcome': found.email.outcome });
        return found;
      }),
    stop: mailDomains.stop,
  };
}
