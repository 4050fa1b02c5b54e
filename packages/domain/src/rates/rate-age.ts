/** Days after which a rate is marked as old. */
export const OLD_AFTER_DAYS = 14;

export interface RateAge {
  /** Whole days from the rate's day to the given one; below zero when it lies ahead. */
  readonly days: number;
  /** "3 days ago". */
  readonly words: string;
  /** More than 14 days. */
  readonly isOld: boolean;
}

const DAY_MS = 86_400_000;

/** How old a rate is. Both days as "2026-11-18". Raises RangeError for a text that is no day. */
export function rateAge(asOf: string, today: string): RateAge {
  const days = dayNumber(today) - dayNumber(asOf);
  return { days, words: ageWords(days), isOld: days > OLD_AFTER_DAYS };
}

function ageWords(days: number): string {
  if (days < 0) return 'dated ahead';
  if (days === 0) return 'today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Days are counted in UTC, where each has 24 hours. */
function dayNumber(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`Not a day: ${day}`);
  return time / DAY_MS;
}
