import type { LeadRecord, NoCallsHere } from '../record/lead-record.ts';

type Lead = Pick<LeadRecord, 'noCallsHere'> & {
  /** An older version stores a pause of calls here, and so does a backup of it. Its end was a decision that no version asks for any more. */
  readonly callsPaused?: NoCallsHere;
};

/** What a query must read for `noCallsHereOf`. */
export const noCallsHereFields = { noCallsHere: 1, callsPaused: 1 } as const satisfies Readonly<Record<keyof Lead, 1>>;

/** That the person wants no calls about this lead; undefined if they may be called. A stored pause counts for good, so that no upgrade resumes calls. */
export function noCallsHereOf({ noCallsHere, callsPaused }: Lead): NoCallsHere | undefined {
  return noCallsHere ?? callsPaused;
}
