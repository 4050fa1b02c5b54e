import { firstCallOf, firstCallSentence, onlyZoneOf } from '@annuity-lantern/contracts/first-call';
import { useClock } from '@annuity-lantern/host-kit';
import type { PublicSite } from '@annuity-lantern/site';
import { type Control, useWatch } from 'react-hook-form';
import type { FormValues } from '../model/form-values.ts';
import { browserTimeZone, visitorTimeZone } from '../model/visitor-time-zone.ts';

/** When to expect the first call of a request that is sent now, by the times chosen in the form. Undefined until the page has come to life. */
export function useFirstCall(control: Control<FormValues>, hours: PublicSite['hours']): string | undefined {
  const chosen: Partial<FormValues['preferredCallTime']> | undefined = useWatch({ control, name: 'preferredCallTime' });
  const state = useWatch({ control, name: 'state' });
  return useClock((now) => {
    const { choice, days, parts } = chosen ?? {};
    // The page itself fills in the browser's zone, which the form does not notice.
    const timeZone = chosen?.timeZone || (onlyZoneOf(state || undefined) ?? browserTimeZone());
    const isChosen = choice === 'choose' && Array.isArray(days) && Array.isArray(parts);
    const preferredCallTime = isChosen ? { days, parts, timeZone } : 'any';
    const request = { createdAt: now, state: state || undefined, preferredCallTime } as const;
    return firstCallSentence(firstCallOf(request, now, hours, visitorTimeZone(request)));
  }, undefined);
}
