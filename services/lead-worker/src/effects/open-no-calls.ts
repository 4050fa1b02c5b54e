import type { AnyLeadRecord, DoNotCallList, NoCalls } from '@annuity-lantern/lead-store';
import { readInTime } from './open-revocations.ts';

/** What a person wants none of at all. */
export interface NoContact {
  readonly noCalls?: NoCalls | undefined;
  readonly noEmail?: NoCalls | undefined;
}

/**
 * Whether the person of a lead wants no calls or no mail at all, also if they said so in another request.
 *
 * @throws EffectRefusal if MongoDB does not answer in time: nothing was sent, so the effect is retried
 */
export type ReadNoCalls = (lead: Pick<AnyLeadRecord, 'phone' | 'email'>) => Promise<NoContact>;

export function openNoCalls(doNotCall: Pick<DoNotCallList, 'mark'>): ReadNoCalls {
  return (lead) =>
    readInTime(async () => {
      const [marked] = await doNotCall.mark([lead]);
      return { noCalls: marked?.noCalls, noEmail: marked?.noEmail };
    });
}
