import { type CalendarDay, daysBetween } from '@annuity-lantern/domain/calendar-day';
import {
  type Heir,
  type InheritedAccount,
  type InheritedOption,
  inheritedOptions,
  lastDayBy,
} from '@annuity-lantern/domain/inherited-annuity';

export interface DatedOption extends InheritedOption {
  /** Null without a last day by law, and while the day of death is not known. */
  readonly lastDay: CalendarDay | null;
  readonly isPast: boolean;
}

export interface CountedCase {
  readonly heir: Heir;
  readonly account: InheritedAccount;
  readonly died: CalendarDay | null;
  readonly options: readonly DatedOption[];
  /** The next deadline that has not passed. */
  readonly first: CalendarDay | null;
}

/**
 * The options of a case with their last days.
 * @param today the visitor's day, or null while it is not known: then no day has passed.
 */
export function countCase(heir: Heir, account: InheritedAccount, died: CalendarDay | null, today: CalendarDay | null): CountedCase {
  const options = inheritedOptions(heir, account).map((option) => {
    const lastDay = died && option.rule ? lastDayBy(option.rule, died) : null;
    return { ...option, lastDay, isPast: lastDay !== null && today !== null && daysBetween(lastDay, today) > 0 };
  });
  const [first = null] = options.flatMap(({ lastDay, isPast }) => (lastDay && !isPast ? [lastDay] : [])).sort((a, b) => daysBetween(b, a));
  return { heir, account, died, options, first };
}
