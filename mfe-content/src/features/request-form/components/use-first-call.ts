import { formatClock, formatWeekday } from '@annuity-lantern/domain/format-date';
import { useLive } from '@annuity-lantern/host-kit';
import type { PublicSite } from '@annuity-lantern/site';
import { useEffect, useState } from 'react';
import { nextOpening } from '../model/next-opening.ts';

const EVERY_MINUTE = 60_000;

/** When the first call can be expected, such as "Monday, November 23, from 9:00 AM"; undefined while the office is open. */
export function useFirstCall(hours: PublicSite['hours']): string | undefined {
  const isLive = useLive();
  const [firstCall, setFirstCall] = useState(() => (isLive ? wordsFor(nextOpening(new Date(), hours)) : undefined));

  useEffect(() => {
    const look = () => setFirstCall(wordsFor(nextOpening(new Date(), hours)));
    look();
    const timer = setInterval(look, EVERY_MINUTE);
    return () => clearInterval(timer);
  }, [hours]);

  return firstCall;
}

function wordsFor(opening: Date | undefined): string | undefined {
  return opening && `${formatWeekday(opening)}, from ${formatClock(opening)}`;
}
