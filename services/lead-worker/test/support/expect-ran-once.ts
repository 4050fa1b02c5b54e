import { effects } from '@annuity-lantern/contracts/effects';
import { expect } from 'vitest';
import type { PipelineRig } from './pipeline-rig.ts';

/**
 * Waits until all effects of the leads are final, and expects that each has arrived: once, unless it may be sent again. On a stalled machine an
 * answer comes too late; then an effect that must not be sent again stays unconfirmed, which fewer effects may be than there are leads.
 */
export async function expectRanOnce(rig: PipelineRig, ids: readonly string[]): Promise<void> {
  const leads = await rig.settled(ids);
  const wrong: string[] = [];
  let unconfirmed = 0;
  for (const [index, states] of leads.entries()) {
    for (const [name, state] of Object.entries(states) as [keyof typeof states, string][]) {
      const count = arrivals(rig, ids[index] ?? '', name);
      const isUnknown = state === 'unconfirmed' && effects[name].whenUnknown === 'unconfirmed';
      if (isUnknown) unconfirmed += 1;
      const least = isUnknown ? 0 : 1;
      const most = effects[name].whenUnknown === 'again' ? Number.POSITIVE_INFINITY : 1;
      if ((state !== 'done' && !isUnknown) || count < least || count > most) wrong.push(`${ids[index]} ${name} ${state}, ${count} arrived`);
    }
  }
  expect(wrong).toEqual([]);
  expect(unconfirmed).toBeLessThan(Math.max(ids.length, 1));
}

/** What reaches nothing outside counts as having arrived once. */
function arrivals(rig: PipelineRig, id: string, name: string): number {
  if (name === 'staffMail' || name === 'visitorMail') return rig.mailsOf(id, name).length;
  if (name === 'webhook' || name === 'analytics') return rig[name].countsByKey().get(`lead/${id}/${name}`) ?? 0;
  return 1;
}
