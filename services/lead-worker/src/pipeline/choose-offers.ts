import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { OverdueEffect } from '@annuity-lantern/lead-store';

interface Sweep {
  readonly due: readonly OverdueEffect[];
  /** The effects of `due` that run ahead of a backlog. */
  readonly ahead: readonly OverdueEffect[];
  readonly now: Date;
  /** Whether Redis accepted the jobs. */
  readonly isQueued: boolean;
  /** Whether nothing runs or waits in the effect's lane. */
  readonly isIdle: (effect: EffectName) => boolean;
}

export interface Offer {
  readonly one: OverdueEffect;
  /** Whether the effect may wait for a slot. */
  readonly orWait: boolean;
}

/**
 * Milliseconds after which a free slot runs an effect without its job. The job was lost, perhaps leaving its hash, or Redis is not
 * answering.
 */
const JOB_IS_LOST = 5000;

/**
 * Chooses the effects of a sweep to run in this worker: without Redis all, else those whose jobs seem lost. If a lane is idle, its effects
 * may wait for a slot. Otherwise hundreds of lost jobs would take minutes at one per slot and sweep.
 */
export function chooseOffers({ due, ahead, now, isQueued, isIdle }: Sweep): Offer[] {
  if (!isQueued) return [...ahead, ...due].map((one) => ({ one, orWait: true }));
  const lost = due.filter(({ since }) => now.getTime() - since.getTime() > JOB_IS_LOST);
  return lost.map((one) => ({ one, orWait: isIdle(one.effect) }));
}
