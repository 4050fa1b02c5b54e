import * as z from 'zod/mini';
import { effectNames } from './effects.ts';

/** The only data about a stored lead in Redis: no personal data. */
export const EffectJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  effect: z.enum(effectNames),
});
export type EffectJob = z.infer<typeof EffectJob>;

/** Submissions that were acknowledged while MongoDB was away. */
export const restoreQueue = 'lead-restore';

/**
 * Why a sealed submission is not stored yet. `not_yet`: MongoDB did not answer. All others park it.
 * - `unknown_key`: no key of ours opens it. `damaged`: it was changed. `unreadable`: this version cannot read it.
 * - `refused`: MongoDB can never store it. `worker_lost`: four workers in a row ended while they had it.
 */
export const sealedReasons = ['not_yet', 'unknown_key', 'damaged', 'unreadable', 'refused', 'worker_lost'] as const;
export type SealedReason = (typeof sealedReasons)[number];

/**
 * Names one body that was sent under an idempotency key, whichever lead has it: the lead's own id, or the id of a lead beside it. It is the id of the job
 * that holds the body's sealed copy, so it names that copy without opening it.
 */
export function bodyId(leadId: string, bodyHmac: string): string {
  return `${leadId}-${bodyHmac}`;
}

const LEAD_ID = 36;

/** The parts of a `bodyId`. */
export function readBodyId(id: string): { readonly leadId: string; readonly bodyHmac: string } {
  return { leadId: id.slice(0, LEAD_ID), bodyHmac: id.slice(LEAD_ID + 1) };
}

/** A whole submission, encrypted with a key that Redis never sees. */
export const RestoreJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  sealed: z.string(),
  /** From a backup: the submission may have been restored before, and its effects done. */
  restored: z.optional(z.literal(true)),
});
export type RestoreJob = z.infer<typeof RestoreJob>;
