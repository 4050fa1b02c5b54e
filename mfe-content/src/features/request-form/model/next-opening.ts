import type { PublicSite } from '@annuity-lantern/site';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * The moment at which the office opens next, or undefined while it is open.
 * @param now read on the visitor's own clock, as the hours are written without a time zone.
 */
export function nextOpening(now: Date, hours: Pick<PublicSite['hours'], 'opens' | 'closes' | 'days'>): Date | undefined {
  if (isWorkday(now, hours.days) && now >= at(now, hours.opens) && now < at(now, hours.closes)) return undefined;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const opening = at(day, hours.opens);
    if (isWorkday(day, hours.days) && opening > now) return opening;
  }
  return undefined;
}

function isWorkday(day: Date, days: readonly string[]): boolean {
  return days.includes(weekdays[day.getDay()] ?? '');
}

function at(day: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute);
}
