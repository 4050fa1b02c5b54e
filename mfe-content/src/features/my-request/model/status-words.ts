import type { MyRequest } from '@annuity-lantern/contracts/http';

type Request = Pick<MyRequest, 'status' | 'advisor' | 'noCalls' | 'noEmail' | 'callsPaused'>;

/** Where a request is, and who has it. */
export function statusWords({ status, advisor, noCalls, noEmail, callsPaused }: Request): string {
  const who = advisor?.name ?? 'An advisor on our team';
  const expected = callsPaused ? 'We don’t call you right now.' : 'Expect a call.';
  const instead = noEmail
    ? 'You asked for no calls and no email. Please call us when you want an answer.'
    : 'You asked for no calls, so we write to you.';
  const next = noCalls ? instead : expected;
  switch (status) {
    case 'pending':
      return `We have your request. No advisor has taken it yet.${noCalls || callsPaused ? ` ${next}` : ''}`;
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
