import { firstCallAt } from '@annuity-lantern/domain/office-hours';
import { useLive } from '@annuity-lantern/host-kit';
import type { PublicSite } from '@annuity-lantern/site';
import { useEffect, useState } from 'react';

const EVERY_MINUTE = 60_000;

/** When the first call can be expected, such as "Monday, November 23, from 9 a.m. ET"; undefined while the office is open. */
export function useFirstCall(hours: PublicSite['hours']): string | undefined {
  const isLive = useLive();
  const [firstCall, setFirstCall] = useState(() => (isLive ? firstCallAt(new Date(), hours) : undefined));

  useEffect(() => {
    const look = () => setFirstCall(firstCallAt(new Date(), hours));
    look();
    const timer = setInterval(look, EVERY_MINUTE);
    return () => clearInterval(timer);
  }, [hours]);

  return firstCall;
}
