import { setTimeout as pause } from 'node:timers/promises';
import { expectedEffects } from '@annuity-lantern/contracts/effects';
import type { Aims } from './aims.ts';
import type { LeadReader } from './audit.ts';
import type { Moment } from './plan.ts';

/** Short, because an effect without a provider is committed within milliseconds. */
const LOOK_EVERY_MS = 1;
const NOTHING_WAITS_MS = 25;

/** Reports to the aims when MongoDB shows a claim that a fault waits for, until the signal. */
export async function watchClaims(reader: LeadReader, aims: Aims, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const wanted = expectedEffects
      .map((effect) => ({ effect, moment: `${effect} claimed` as Moment }))
      .filter(({ moment }) => aims.awaits(moment));
    for (const { effect, moment } of wanted) if (await reader.isClaimed(effect).catch(() => false)) aims.reached(moment);
    await pause(wanted.length > 0 ? LOOK_EVERY_MS : NOTHING_WAITS_MS);
  }
}
