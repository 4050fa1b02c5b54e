import { type Fault, isStore } from './fault.ts';

/** One line of words for each fault. */
export function planLines(faults: readonly Fault[]): string[] {
  return faults.map((fault) => `${fault.at.toFixed(1).padStart(6)} s  ${faultWords(fault)}`);
}

export function faultWords({ victim, worker, how, moment, seconds }: Fault): string {
  const whom = victim === 'worker' && moment === 'at its time' ? `worker ${worker}` : victim;
  const when = moment === 'at its time' ? '' : `, at the next "${moment}"`;
  if (how === 'freeze') return `freeze ${whom} for ${seconds} s${when}`;
  return isStore(victim) ? `kill ${whom}, away for ${seconds} s${when}` : `kill ${whom}${when}`;
}
