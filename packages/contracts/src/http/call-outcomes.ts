import * as z from 'zod/mini';
import { keysOf } from '../field-kinds/keys-of.ts';
import type { LeadStatus } from './lead-status.ts';

interface Outcome {
  /** The statuses in which staff may record it. */
  readonly in: readonly LeadStatus[];
  /** It makes an appointment for the owner, so there must be one. */
  readonly needsOwner?: true;
}

const open = ['pending', 'assigned', 'contacted', 'scheduled', 'reopened'] as const;

/**
 * What came of one call. `reached` is the step to `contacted` where the status has it; later it only counts. No other outcome changes the status or
 * stops the clock.
 */
export const callOutcomes = {
  reached: { in: ['assigned', 'contacted', 'scheduled'] },
  no_answer: { in: open },
  left_message: { in: open },
  call_back: { in: open, needsOwner: true },
  wrong_number: { in: open },
} as const satisfies Readonly<Record<string, Outcome>>;

export const CallOutcome = z.enum(keysOf(callOutcomes));
export type CallOutcome = keyof typeof callOutcomes;

/** The outcomes that staff may record for a request, in the order of their buttons. */
export function callOutcomesOf({ status, owner }: { readonly status: LeadStatus; readonly owner?: object | undefined }): CallOutcome[] {
  return keysOf(callOutcomes).filter((name) => {
    const outcome: Outcome = callOutcomes[name];
    return outcome.in.includes(status) && (!outcome.needsOwner || owner !== undefined);
  });
}
