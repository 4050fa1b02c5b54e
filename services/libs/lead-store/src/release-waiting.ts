import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { PipelineStage } from 'mongoose';
import type { Effect } from './lead-record.ts';

/** Only what still waits: an effect that was done before is not done again because the one before it was replayed. */
export function releaseWaiting(name: EffectName, next: Pick<Effect, 'state' | 'nextAt'>): PipelineStage.Set {
  const path = `effects.${name}`;
  return {
    $set: { [path]: { $cond: [{ $eq: [`$${path}.state`, 'waiting'] }, { $mergeObjects: [`$${path}`, next] }, `$${path}`] } },
  };
}
