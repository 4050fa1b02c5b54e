import type { AnyLeadRecord, DoNotCallList, NoCalls } from '@annuity-lantern/lead-store';
import { readInTime } from './open-revocations.ts';

/**
 * Whether the person of a lead wants no calls at all, also if they said so in another request.
 *
 * @throws EffectRefusal if MongoDB does not answer in time: nothing was sent, so the effect is retried
 */
export type ReadNoCalls = (lead: Pick<AnyLeadRecord, 'phone'>) => Promise<NoCalls | undefined>;

export function openNoCalls(doNotCall: Pick<DoNotCallList, 'mark'>): ReadNoCalls {
  return (lead) => readInTime(async () => (await doNotCall.mark([lead]))[0]?.noCalls);
}
