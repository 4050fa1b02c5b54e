import * as z from 'zod/mini';
import { type EffectName, effectNames } from './http/lead-detail.ts';

export { type EffectName, effectNames };

/**
 * What has to happen for each lead soon after it came, unless it is `skipped` for it. The others are for some leads only, and hours later:
 * whoever waits until all is done, or counts what was, goes by these.
 */
export const expectedEffects = ['verify', 'persist', 'staffMail', 'visitorMail', 'webhook', 'analytics'] as const satisfies EffectName[];
export type ExpectedEffect = (typeof expectedEffects)[number];

/** One queue per family, so that a hanging provider never holds up the others. */
export const queueOfEffect = {
  verify: 'lead-verify',
  recheck: 'lead-verify',
  persist: 'lead-persist',
  staffMail: 'lead-notify',
  visitorMail: 'lead-notify',
  webhook: 'lead-notify',
  analytics: 'lead-analytics',
  slaWarning: 'lead-notify',
  slaBreach: 'lead-notify',
} as const satisfies Record<EffectName, string>;
export type QueueName = (typeof queueOfEffect)[EffectName];

/** All that Redis ever learns of a lead that is stored: no personal data. */
export const EffectJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  effect: z.enum(effectNames),
});
export type EffectJob = z.infer<typeof EffectJob>;

/** Submissions that were acknowledged while MongoDB was away. */
export const restoreQueue = 'lead-restore';

/** A whole submission, readable only with a key that Redis never sees. */
export const RestoreJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  sealed: z.string(),
});
export type RestoreJob = z.infer<typeof RestoreJob>;
