import { type CalendarDay, daysBetween } from '@annuity-lantern/domain/calendar-day';
import { type Heir, heirs, type InheritedAccount, inheritedAccounts } from '@annuity-lantern/domain/inherited-annuity';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { choiceField, dateInputs } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { type DateEntry, type DateProblems, readDate } from '@annuity-lantern/tool-kit/read-date';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';

/** Who inherits, the kind of account, and the day of death: `#who=person&account=pretax&died=2026-03-10`. An empty choice is not made yet. */
export const caseFields = {
  who: choiceField('', heirs),
  account: choiceField('', [...inheritedAccounts, 'unsure']),
  ...dateInputs('died'),
};

export type CaseTexts = Inputs<keyof typeof caseFields>;

interface CaseChoices {
  readonly heir: Heir | undefined;
  /** The kinds of account that it can be: all of them if the visitor is not sure. Empty without a choice. */
  readonly accounts: readonly InheritedAccount[];
}

/** Empty until something can be read that a link can carry. */
export function parseCase(texts: CaseTexts): ParsedInputs<CaseChoices> {
  const heir = heirs.find((one) => one === texts.who);
  const accounts = inheritedAccounts.filter((one) => one === texts.account || texts.account === 'unsure');
  return heir || accounts.length > 0 || readDate(texts).date ? { kind: 'good', good: { heir, accounts } } : { kind: 'empty' };
}

const since = newestFigure('inheritedRulesSince').value;

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
