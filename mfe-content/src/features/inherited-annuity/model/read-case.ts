import { type CalendarDay, daysBetween } from '@annuity-lantern/domain/calendar-day';
import { type Heir, heirs, type InheritedAccount, inheritedAccounts } from '@annuity-lantern/domain/inherited-annuity';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { type DateEntry, type DateProblems, readDate } from '../../../dates/read-date.ts';

const since = yearFigures.inheritedRulesSince.value;

export function heirOf(text: string): Heir | undefined {
  return heirs.find((heir) => heir === text);
}

export function accountOf(text: string): InheritedAccount | undefined {
  return inheritedAccounts.find((account) => account === text);
}

/**
 * Reads the day of death, which is neither before the rules began nor still to come.
 * @param today the visitor's day, or null while it is not known.
 */
export function readDeath(
  entry: DateEntry,
  today: CalendarDay | null,
): { readonly date: CalendarDay | null; readonly problems: DateProblems } {
  const { date, problems } = readDate(entry);
  if (date && date.year < since)
    return { date: null, problems: { year: `This guide covers deaths since ${since}. Ask the insurer about older ones.` } };
  if (date && today && daysBetween(today, date) > 0) return { date: null, problems: { year: 'That day is still to come.' } };
  return { date, problems };
}
