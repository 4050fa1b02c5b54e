import { type EffectName, effects } from '@annuity-lantern/contracts/effects';

/** Largest deviation of a pause in either direction, so that leads delayed by one outage do not all retry in the same second. */
const JITTER = 0.2;

/** Milliseconds before the next try, after `tries` so far: the effect's pause, up to a fifth shorter or longer. */
export function pauseAfter(effect: EffectName, tries: number, random: () => number = Math.random): number {
  const { pauses } = effects[effect];
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 1000;
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}
