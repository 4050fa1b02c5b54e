import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { aboutDollars, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import {
  costOfLeaving,
  type Exchange,
  type ExchangeYear,
  exchangeCourse,
  type YearsAhead,
  yearsAhead,
} from '@annuity-lantern/domain/leave-or-stay';
import type { LeavingCost } from '@annuity-lantern/domain/market-value-adjustment';
import { sayYears } from '../../../result/say-years.ts';

/** The last year of the chart. A later crossing is only mentioned. */
const LAST_YEAR = contractThresholds.exchangeYears;

/** A computed exchange: the text, drawing and list of the page. */
export interface ExchangeView {
  readonly exchange: Exchange;
  readonly cost: LeavingCost;
  /** When the new contract is ahead; null for never. */
  readonly ahead: YearsAhead | null;
  /** The years at which both hold the same, as far as they are drawn. */
  readonly crossings: readonly number[];
  /** Year by year, as far as the telling years go. */
  readonly course: readonly ExchangeYear[];
  readonly answer: Answer;
  /** The chart in words. */
  readonly sentence: string;
}

/** The answer in the parts of its panel: "Leaving pays for itself after about", "8.5 years", ".". */
export interface Answer {
  readonly lead: string;
  readonly figure: string;
  readonly words: string;
  /** What else belongs to it, as sentences. */
  readonly more: string;
}

export function sayInShort({ lead, figure, words }: Answer): string {
  return `${lead} ${figure}${words}`;
}

export function exchangeView(exchange: Exchange): ExchangeView {
  const ahead = yearsAhead(exchange);
  const cost = costOfLeaving(exchange);
  const crossings = [ahead?.from ?? 0, ahead?.until ?? 0].filter((years) => years > 0 && years <= LAST_YEAR);
  const course = exchangeCourse(exchange, yearsToShow(exchange, crossings));
  return { exchange, cost, ahead, crossings, course, answer: answerOf(exchange, ahead), sentence: sayCourse(exchange, cost, course) };
}

function yearsToShow({ newSurrenderYears }: Exchange, crossings: readonly number[]): number {
  const last = crossings.at(-1);
  return Math.min(LAST_YEAR, Math.max(10, newSurrenderYears + 1, last === undefined ? 0 : Math.ceil(last) + 2 * crossings.length));
}

function answerOf(exchange: Exchange, ahead: YearsAhead | null): Answer {
  const { newBonusPercent, newSurrenderYears } = exchange;
  if (ahead === null) {
    return lost(costOfLeaving(exchange)) > 0
      ? {
          lead: 'Leaving',
          figure: 'never',
          words: ' pays for itself.',
          more: 'What the new contract earns after fees doesn’t make up for what leaving costs.',
        }
      : {
          lead: 'Leaving',
          figure: 'brings nothing',
          words: '.',
          more: 'After fees, the new contract earns no more than the one you have.',
        };
  }
  const { from, until } = ahead;
  if (from > LAST_YEAR) return { lead: 'Leaving', figure: 'doesn’t pay', words: ` for itself within ${LAST_YEAR} years.`, more: '' };
  if (from === 0) return { lead: 'Leaving', figure: 'pays at once', words: '.', more: sayFirstDay(exchange) + sayOldAgain(until) };
  if (until !== null)
    return { lead: 'Leaving is ahead after', figure: sayYears(from), words: ', once the bonus is yours.', more: sayOldAgain(until).trim() };
  return {
    lead: 'Leaving pays for itself after about',
    figure: sayYears(Math.max(from, 0.1)),
    words: '.',
    more: newBonusPercent > 0 && from >= newSurrenderYears ? 'We count the new bonus from the end of the new charges.' : '',
  };
}

/** Why the new contract is ahead at once: its bonus if vested at once, otherwise its return. */
function sayFirstDay(exchange: Exchange): string {
  const { newBonusPercent, newSurrenderYears } = exchange;
  const cost = lost(costOfLeaving(exchange));
  if (cost > 0) return `Leaving costs ${formatDollars(cost)}. The new bonus makes up for it at once.`;
  if (newBonusPercent > 0 && newSurrenderYears === 0) return 'Leaving costs no charge, and the new bonus puts you ahead at once.';
  return 'Leaving costs no charge, and the new contract earns more from the first day.';
}

function sayOldAgain(until: number | null): string {
  if (until === null) return '';
  const when = until > LAST_YEAR ? `more than ${LAST_YEAR} years` : `about ${sayYears(until)}`;
  return ` But it earns less: after ${when} you would have more by staying.`;
}

/** Dollars that leaving costs today. */
function lost({ adjustment, charge }: LeavingCost): number {
  return adjustment + charge;
}

/** `Leaving costs $150,000 × 5.00% = $7,500 at once`, with a market value adjustment beside it. */
function sayCost(exchange: Exchange, cost: LeavingCost): string {
  const { chargePercent, adjustedYears } = exchange;
  const ofCharge = sayCharge(exchange, cost);
  if (cost.adjustment > 0) {
    const total = chargePercent > 0 ? `, and the charge ${ofCharge}` : '';
    return `The market value adjustment takes ${aboutDollars(cost.adjustment)} at once${total}.`;
  }
  const none = adjustedYears > 0 ? ' A market value adjustment may add something: it isn’t counted.' : '';
  return `${chargePercent > 0 ? `Leaving costs ${ofCharge} at once.` : 'Leaving costs no charge.'}${none}`;
}

/** `$150,000 × 5.00% = $7,500`; where less than that is left, only what it takes. */
export function sayCharge({ value, chargePercent }: Exchange, { charge, left }: LeavingCost): string {
  const dollars = formatDollars(charge);
  return left > 0 ? `${formatDollars(value)} × ${formatPercent(chargePercent)} = ${dollars}` : dollars;
}

function sayCourse(exchange: Exchange, cost: LeavingCost, course: readonly ExchangeYear[]): string {
  const last = course.at(-1) as ExchangeYear;
  const difference = last.leave - last.stay;
  const against =
    difference < 0 ? `${formatDollars(-difference)} less than if you stay` : `${formatDollars(difference)} more than if you stay`;
  return `${sayCost(exchange, cost)} After ${last.year} years the new contract holds ${formatDollars(last.leave)}, ${against} (${formatDollars(last.stay)}).`;
}
