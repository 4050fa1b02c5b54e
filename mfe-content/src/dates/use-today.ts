import { type CalendarDay, dayOf } from '@annuity-lantern/domain/calendar-day';
import { useEffect, useState } from 'react';

/** The visitor's day. Null in the served page, which knows no visitor; brought up to date when a tab left open is looked at again. */
export function useToday(): CalendarDay | null {
  const [today, setToday] = useState<CalendarDay | null>(null);
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
