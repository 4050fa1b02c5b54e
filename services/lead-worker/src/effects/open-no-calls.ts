import type { AnyLeadRecord, DoNotCallList, Listed } from '@annuity-lantern/lead-store';
import { readInTime, shareReading } from './open-revocations.ts';

/**
 * Whether the person of a lead wants no calls or no mail at all, or mail to them came back, also if another request says so.
 *
 * @throws EffectRefusal if MongoDB does not answer in time: nothing was sent, so the effect is retried
 */
export type ReadNoCalls = (lead: Pick<AnyLeadRecord, 'phone' | 'email'>) => Promise<Listed>;

export function openNoCalls(doNotCall: Pick<DoNotCallList, 'mark'>): ReadNoCalls {
  return shareReading((lead) =>
    readInTime(async () => {
      const [marked] = await doNotCall.mark([lead]);
      return { noCalls: marked?.noCalls, noEmail: marked?.noEmail, badAddress: marked?.badAddress };
    }),
  );
}
