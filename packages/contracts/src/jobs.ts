import * as z from 'zod/mini';

/** Side effects of a lead, each claimed, acted on and marked in the lead's own document. */
export const effectNames = ['persist', 'staffMail'] as const;
export type EffectName = (typeof effectNames)[number];

/** One queue per family, so that a hanging provider never holds up the others. */
export const queueOfEffect = {
  persist: 'lead-persist',
  staffMail: 'lead-notify',
} as const satisfies Record<EffectName, string>;
export type QueueName = (typeof queueOfEffect)[EffectName];

/** All that Redis ever learns of a lead: no personal data. */
export const EffectJob = z.strictObject({
  v: z.literal(1),
  leadId: z.uuid(),
  effect: z.enum(effectNames),
});
export type EffectJob = z.infer<typeof EffectJob>;
