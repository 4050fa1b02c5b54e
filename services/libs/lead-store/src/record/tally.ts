import { type LeadStatus, usStates } from '@annuity-lantern/contracts/http';
import type { LeadKind, LeadRecord } from './lead-record.ts';

/** What the report by week counts a lead under. Empty texts for what is not known. */
export interface Tally {
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  readonly state: string;
  /** Path of the page with the form. */
  readonly page: string;
  readonly reason: string;
}

type Lead = Pick<LeadRecord, 'kind' | 'status' | 'reception' | 'reason'> & { readonly state?: unknown };

/** No path, state, kind or status has it. */
const BETWEEN = '|';
const states = Object.keys(usStates);

/** One word, so that an index of three fields answers the whole report. The reason is last, because it may be any text. */
export function tallyOf({ kind, status, state, reception, reason = '' }: Lead): string {
  const known = states.find((one) => one === state) ?? '';
  return [kind, status, known, reception.page ?? '', reason].join(BETWEEN);
}

/** An expression: the same word for a stored lead. */
export const tallyNow: object = {
  $concat: [
    '$kind',
    BETWEEN,
    '$status',
    BETWEEN,
    { $cond: [{ $in: ['$state', states] }, '$state', ''] },
    BETWEEN,
    { $ifNull: ['$reception.page', ''] },
    BETWEEN,
    { $ifNull: ['$reason', ''] },
  ],
};

export function readTally(word: string): Tally {
  const [kind, status, state = '', page = '', ...reason] = word.split(BETWEEN);
  return { kind: kind as LeadKind, status: status as LeadStatus, state, page, reason: reason.join(BETWEEN) };
}
