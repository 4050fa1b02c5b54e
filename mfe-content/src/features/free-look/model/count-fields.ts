import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { choiceField, dateInputs, numberField, privateField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { readDate } from '@annuity-lantern/tool-kit/read-date';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { stateCodes } from '../../../what-next/state-select.tsx';

/** Of the form, for the fields of the letter, which are further down the page. */
export const FORM_ID = 'free-look';

/** More than this is no number of days. */
const LONGEST_NUMBER = 9_999;

/** Days. The longest is New York's for a contract that replaces another (11 NYCRR 51, appendix 10B). */
const [FROM, TO] = [10, 60];

export const freeLookDays: NumberLimits = { from: FROM, to: TO, decimals: 0, words: sayWrongDays };

function sayWrongDays(days: number | null): string {
  if (days === null || days < 0 || days > LONGEST_NUMBER) return `Enter a number of days, ${FROM} to ${TO}.`;
  if (days < FROM) return `Enter ${FROM} to ${TO}. We know of no free look under ${FROM} days.`;
  return `Enter ${FROM} to ${TO}. If your cover gives you more days, enter ${TO}. Then you’re early.`;
}

const box = choiceField('', ['yes']);
const stage = choiceField('delivered', ['delivered', 'signed']);

/** Everything that can be typed on the page. Nothing of the letter is in a link: `#delivered=2026-11-10&days=20&state=FL`. */
export const freeLookFields = {
  // A link says only that a contract is not delivered yet.
  stage: { ...stage, toLink: (text: string) => (text === 'signed' ? text : undefined) },
  ...dateInputs('delivered'),
  days: numberField('', freeLookDays),
  state: choiceField('', stateCodes),
  replaces: box,
  /** Whether the buyer had reached the age that the state's law names. */
  older: box,
  /** Whether the buyer's guide and the disclosure came late. */
  late: box,
  name: privateField(''),
  address: privateField(''),
  insurer: privateField(''),
  insurerAddress: privateField(''),
  contractNumber: privateField(''),
};

export type FreeLookTexts = Inputs<keyof typeof freeLookFields>;

export interface GivenContract {
  /** Null until it can be read, and for a contract that is not delivered yet. */
  readonly delivered: CalendarDay | null;
}

/** Empty until something can be read that a link can carry. */
export function parseContract(texts: FreeLookTexts): ParsedInputs<GivenContract> {
  const isSigned = texts.stage === 'signed';
  const { date } = readDate(texts);
  return isSigned || date || texts.state ? { kind: 'good', good: { delivered: isSigned ? null : date } } : { kind: 'empty' };
}
