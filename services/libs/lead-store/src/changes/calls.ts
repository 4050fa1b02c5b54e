import type { CallOutcome } from '@annuity-lantern/contracts/http';
import type { Calls, StoredLead } from '../record/lead-record.ts';
import { ended, type LeadChange, ordered } from './lead-change.ts';
import type { Actor } from './rights.ts';

export interface Call {
  readonly outcome: CallOutcome;
  readonly by: Actor;
  readonly now: Date;
}

/** The calls of a lead with one more. */
export function withCall({ calls }: StoredLead, { outcome, by, now }: Call): Calls {
  return { count: (calls?.count ?? 0) + 1, at: now, by: by.username, outcome };
}

/** Ends a callback. If its mail is being sent, its worker decides. */
export function endCallback(lead: StoredLead): LeadChange {
  return { fields: { callback: undefined }, effects: ended('callback', lead) };
}

/** Promises a callback, in place of an earlier one: a worker that still mails that one loses its token. */
export function orderCallback({ seq }: StoredLead, at: Date, by: Actor): LeadChange {
  return { fields: { callback: { at, by: by.username } }, effects: { callback: ordered('callback', at, seq + 1) } };
}
