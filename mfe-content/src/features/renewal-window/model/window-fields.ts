import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import type { WindowSide } from '@annuity-lantern/domain/renewal-window';
import { choiceField, dateInputs, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { readDate } from '@annuity-lantern/tool-kit/read-date';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';

/** The shortest and the longest window that the tool counts, in days. */
export const windowDays: NumberLimits = {
  from: 1,
  to: 90,
  decimals: 0,
  words: () => 'Enter a number of days, 1 to 90. Your contract says how many.',
};

/** The window of most contracts, in days from the end of the term. */
export const USUAL_DAYS = 30;

/** The day the term ends, and the window as the contract has it: `#ends=2027-03-01&days=30&window=after`. */
export const windowFields = {
  ...dateInputs('ends'),
  days: numberField(`${USUAL_DAYS}`, windowDays),
  window: choiceField('after', ['after', 'before'] satisfies WindowSide[]),
};

export type WindowTexts = Inputs<keyof typeof windowFields>;

/** The day the term ends. */
export function parseWindow(texts: WindowTexts): ParsedInputs<CalendarDay> {
  const { date } = readDate(texts);
  return date ? { kind: 'good', good: date } : { kind: 'empty' };
}
