import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '@annuity-lantern/lead-store';

type Field = 'owner' | 'revocations' | 'calls' | 'callback' | 'noCallsHere';
export type Dated = { readonly [Name in Field]: StoredLead[Name] | undefined };

/** The fields with times in them, as lists and details return them; an absent one stays absent. */
export function datedFields({ owner, revocations, calls, callback, noCallsHere }: Dated): Pick<LeadDetail, Field> {
  return {
    ...(owner ? { owner: { ...owner, since: owner.since.toISOString() } } : {}),
    ...(revocations ? { revocations: revocations.map((one) => ({ ...one, channels: [...one.channels], at: one.at.toISOString() })) } : {}),
    ...(calls ? { calls: { ...calls, at: calls.at.toISOString() } } : {}),
    ...(callback ? { callback: { ...callback, at: callback.at.toISOString() } } : {}),
    ...(noCallsHere ? { noCallsHere: { ...noCallsHere, at: noCallsHere.at.toISOString() } } : {}),
  };
}
