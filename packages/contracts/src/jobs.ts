import * as z from 'zod/mini';
import { type EffectName, effectNames } from './http/lead-detail.ts';

export { type EffectName, effectNames };

/** One queue per family, so that a hanging provider never holds up the others. */
export const queueOfEffect = {
  verify: 'lead-verify',
  persist: 'lead-persist',
  staffMail: 'lead-notify',
  visitorMail: 'lead-notify',
  webhook: 'lead-notify',
  analytics: 'lead-analytics',
} as const satisfies Record<EffectName, string>;
export type QueueName = (typeof queueOfEffect)[EffectName];

/** All that Redis ever learns of a lead: no personal data. */
export const EffectJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  effect: z.enum(effectNames),
});
export type EffectJob = z.infer<typeof EffectJob>;
