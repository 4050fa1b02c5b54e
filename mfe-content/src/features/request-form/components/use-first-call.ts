import { firstCallAt } from '@annuity-lantern/domain/office-hours';
import { useClock } from '@annuity-lantern/host-kit';
import type { PublicSite } from '@annuity-lantern/site';

/** When the first call can be expected, such as "Monday, November 23, from 9 a.m. ET"; undefined while the office is open. */
export function useFirstCall(hours: PublicSite['hours']): string | undefined {
  return useClock((now) => firstCallAt(now, hours), undefined);
}
