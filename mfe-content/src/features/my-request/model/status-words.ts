import type { MyRequest } from '@annuity-lantern/contracts/http';

type Request = Pick<MyRequest, 'status' | 'advisor' | 'noCalls' | 'noEmail'>;

/** Where a request is, and who has it. */
export function statusWords({ status, advisor, noCalls, noEmail }: Request): string {
  const who = advisor?.name ?? 'An advisor on our team';
  const instead = noEmail
    ? 'You asked for no calls and no email. Please call us when you want an answer.'
    : 'You asked for no calls, so we write to you.';
  const next = noCalls ? instead : 'Expect a call.';
  switch (status) {
    case 'pending':
      return `We have your request. No advisor has taken it yet.${noCalls ? ` ${next}` : ''}`;
    case 'assigned':
      return `${who} has your request. ${next}`;
    case 'contacted':
      return `${who} has your request and has reached you.`;
    case 'scheduled':
      return `${who} has your request and set a time with you.`;
    case 'reopened':
      return 'Your request is open again.';
    case 'closed':
    case 'disqualified':
      return 'Your request is closed.';
    case 'erased':
      return 'Your request is deleted.';
  }
}
