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

export interface AccountOptions {
  readonly account: InheritedAccount;
  readonly options: readonly DatedOption[];
}

export interface CountedCase {
  readonly heir: Heir;
  readonly died: CalendarDay | null;
  /** By kind of account: one, or every kind if the visitor is not sure. */
  readonly kinds: readonly [AccountOptions, ...AccountOptions[]];
  /** The next deadline that has not passed, of all kinds. */
  readonly first: CalendarDay | null;
}

/**
 * The options of a case with their last days.
 * @param today the visitor's day, or null while it is not known: then no day has passed.
 */
export function countCase(
  heir: Heir,
  [account, ...others]: readonly [InheritedAccount, ...InheritedAccount[]],
  died: CalendarDay | null,
  today: CalendarDay | null,
): CountedCase {
  const kindOf = (one: InheritedAccount): AccountOptions => ({
    account: one,
    options: inheritedOptions(heir, one).map((option) => {
      const lastDay = died && option.rule ? lastDayBy(option.rule, died) : null;
      return { ...option, lastDay, isPast: lastDay !== null && today !== null && daysBetween(lastDay, today) > 0 };
    }),
  });
  const kinds = [kindOf(account), ...others.map(kindOf)] as const;
  const [first = null] = kinds
    .flatMap(({ options }) => options.flatMap(({ lastDay, isPast }) => (lastDay && !isPast ? [lastDay] : [])))
    .sort((a, b) => daysBetween(b, a));
  return { heir, died, kinds, first };
}
