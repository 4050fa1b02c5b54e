import { expect, it } from 'vitest';
import { effectNames } from './effects.ts';
import { EffectJob } from './jobs.ts';

const leadId = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';

it('reads a job of each effect, and none of an effect that this version does not know', () => {
  for (const effect of effectNames) expect(EffectJob.safeParse({ v: 1, leadId, effect }).success).toBe(true);
  for (const effect of ['ofLaterVersion', 'toString']) expect(EffectJob.safeParse({ v: 1, leadId, effect }).success).toBe(false);
});
