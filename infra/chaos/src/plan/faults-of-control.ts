import type { Fault, Victim } from './fault.ts';
import { uglyMoments } from './plan-faults.ts';

/** Seconds between two of them. */
const APART = 2.5;

/** The kills of this victim as the run had them, and one at each ugly moment that the run did without, shortly after each other. */
export function faultsOfControl(victim: Victim, faults: readonly Fault[]): Fault[] {
  const same = faults.filter((fault) => fault.victim === victim && fault.how === 'kill').slice(0, uglyMoments[victim].length);
  const left = uglyMoments[victim].filter((moment) => !same.some((fault) => fault.moment === moment));
  const others = left.map((moment): Fault => ({ at: 0, victim, worker: 1, how: 'kill', moment, seconds: 0 }));
  return [...same, ...others].map((fault, index) => ({ ...fault, at: 1 + index * APART }));
}
