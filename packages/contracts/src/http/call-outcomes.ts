import * as z from 'zod/mini';
import { keysOf } from '../field-kinds/keys-of.ts';
import type { LeadStatus } from './lead-status.ts';

interface Outcome {
  /** The statuses in which staff may record it. */
  readonly in: readonly LeadStatus[];
  /** It makes an appointment for the owner, so there must be one. */
  readonly needsOwner?: true;
  /** It did not reach the visitor. What a mail may then ask them for. After `time`, the office plans its next attempt. */
  readonly asks?: 'time' | 'number';
}

const open = ['pending', 'assigned', 'contacted', 'scheduled', 'reopened'] as const;

/**
 * What came of one call. `reached` is the step to `contacted` where the status has it; later it only counts. No other outcome changes the status or
 * stops the clock.
 */
export const callOutcomes = {
  reached: { in: ['assigned', 'contacted', 'scheduled'] },
  no_answer: { in: open, asks: 'time' },
  left_message: { in: open, asks: 'time' },
  call_back: { in: open, needsOwner: true },
  wrong_number: { in: open, asks: 'number' },
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

/** What a mail may ask the visitor for after this outcome; undefined after a call that reached them. */
export function askedAfter(name: CallOutcome): Outcome['asks'] {
  const outcome: Outcome = callOutcomes[name];
  return outcome.asks;
}

/**
 * The next call of a request. Without a kind, the visitor asked to be called back. `attempt`: the office's own plan after a call that did not reach
 * them; they asked for nothing. `appointment`: both agreed on the time.
 */
export const callbackKinds = ['attempt', 'appointment'] as const;
export type CallbackKind = (typeof callbackKinds)[number];

/** A call so soon before an appointment, in milliseconds, is the appointment. */
const APPOINTMENT_BEGINS = 30 * 60_000;

/** Whether an appointment lies ahead: a call before it leaves it alone. `now` is in milliseconds since 1970. */
export function isAgreedAhead(
  callback: { readonly kind?: CallbackKind | undefined; readonly at: Date | string } | undefined,
  now: number,
): boolean {
  return callback?.kind === 'appointment' && new Date(callback.at).getTime() - now > APPOINTMENT_BEGINS;
}
