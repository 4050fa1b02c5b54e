import { timeWords } from './time-words.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DAY = 86_400_000;

/** `Today 2:05 p.m.`, `Yesterday 2:05 p.m.`, `Mar 2 2:05 p.m.`: for the start of a line. `now` is in milliseconds since 1970. */
export function momentWords(iso: string, now: number): string {
  const date = new Date(iso);
  return [dayWords(date, now) ?? 'Today', timeWords(date)].join(' ');
}

/** `at 2:05 p.m.`, `yesterday at 2:05 p.m.`, `Mar 2 at 2:05 p.m.`: for the middle of a sentence. */
export function atMoment(iso: string, now: number): string {
  const date = new Date(iso);
  const which = dayWords(date, now)?.replace('Yesterday', 'yesterday').replace('Tomorrow', 'tomorrow');
  return [which, `at ${timeWords(date)}`].filter(Boolean).join(' ');
}

/** Undefined for today. */
function dayWords(date: Date, now: number): string | undefined {
  const isOn = (ms: number) => date.toDateString() === new Date(ms).toDateString();
  if (isOn(now)) return undefined;
  if (isOn(now - DAY)) return 'Yesterday';
  if (isOn(now + DAY)) return 'Tomorrow';
  return day.format(date);
}

/** `Mar 2`. */
export function shortDayWords(at: Date): string {
  return day.format(at);
}

/** `Mar 2, 2026`: the day of a moment, by the clock of this machine. */
export function wholeDayWords(iso: string): string {
  return wholeDay.format(new Date(iso));
}

const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** `Mar 2, 2026`, of `2026-03-02`. */
export function calendarDayWords(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`));
}
