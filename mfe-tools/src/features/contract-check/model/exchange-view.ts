import { contractThresholds } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import {
  type CostOfLeaving,
  costOfLeaving,
  type Exchange,
  type ExchangeYear,
  exchangeCourse,
  type YearsAhead,
  yearsAhead,
} from '@annuity-lantern/domain/leave-or-stay';
import { sayYears } from './say-years.ts';

/** The last year of the chart. A later crossing is only mentioned. */
export const LAST_YEAR = contractThresholds.exchangeYears;

/** A computed exchange: the text, drawing and list of the page. */
export interface ExchangeView {
  readonly exchange: Exchange;
  readonly cost: CostOfLeaving;
  /** When the new contract is ahead; null for never. */
  readonly ahead: YearsAhead | null;
  /** The years at which both hold the same, as far as they are drawn. */
  readonly crossings: readonly number[];
  /** Year by year, as far as the telling years go. */
  readonly course: readonly ExchangeYear[];
  /** The answer in short. */
  readonly headline: string;
  readonly sentence: string;
}

export function exchangeView(exchange: Exchange): ExchangeView {
  const ahead = yearsAhead(exchange);
  const cost = costOfLeaving(exchange);
  const crossings = [ahead?.from ?? 0, ahead?.until ?? 0].filter((years) => years > 0 && years <= LAST_YEAR);
  const course = exchangeCourse(exchange, yearsToShow(exchange, crossings));
  return { exchange, cost, ahead, crossings, course, headline: sayAhead(exchange, ahead), sentence: sayCourse(exchange, cost, course) };
}

function yearsToShow({ newSurrenderYears }: Exchange, crossings: readonly number[]): number {
  const last = crossings.at(-1);
  return Math.min(LAST_YEAR, Math.max(10, newSurrenderYears + 1, last === undefined ? 0 : Math.ceil(last) + 2 * crossings.length));
}

function sayAhead(exchange: Exchange, ahead: YearsAhead | null): string {
  const { newBonusPercent, newSurrenderYears } = exchange;
  if (ahead === null) {
    return lost(costOfLeaving(exchange)) > 0
      ? 'The exchange never pays for itself: what the new contract earns after fees does not make up for what leaving costs.'
      : 'The exchange brings nothing: after fees, the new contract earns no more than the one you have.';
  }
  const { from, until } = ahead;
  if (from > LAST_YEAR) return `The exchange does not pay for itself within ${LAST_YEAR} years.`;
  if (from === 0) return `${sayFirstDay(exchange)}${sayOldAgain(until)}`;
  if (until !== null) return `The new contract is ahead only once its bonus is yours, after ${sayYears(from)}.${sayOldAgain(until)}`;
  const bonus = newBonusPercent > 0 && from >= newSurrenderYears ? ' We count the new bonus from the end of the new charges.' : '';
  return `The exchange has paid for itself after about ${sayYears(from)}.${bonus}`;
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
function lost({ adjustment, charge }: CostOfLeaving): number {
  return adjustment + charge;
}

/** `Leaving costs $150,000 × 5.00% = $7,500 at once`, with a market value adjustment before it. */
function sayCost({ value, chargePercent, adjustedYears }: Exchange, { adjustment, charge }: CostOfLeaving): string {
  const left = formatDollars(value - adjustment);
  const ofCharge = `${left} × ${formatPercent(chargePercent)} = ${formatDollars(charge)}`;
  if (adjustment > 0) {
    const total = chargePercent > 0 ? `, then the charge ${ofCharge}` : '';
    return `The market value adjustment takes about ${formatDollars(adjustment)} at once${total}.`;
  }
  const none = adjustedYears > 0 ? ' A market value adjustment may add something: it isn’t counted.' : '';
  return `${chargePercent > 0 ? `Leaving costs ${ofCharge} at once.` : 'Leaving costs no charge.'}${none}`;
}

function sayCourse(exchange: Exchange, cost: CostOfLeaving, course: readonly ExchangeYear[]): string {
  const last = course.at(-1) as ExchangeYear;
  const difference = last.leave - last.stay;
  const against =
    difference < 0 ? `${formatDollars(-difference)} less than if you stay` : `${formatDollars(difference)} more than if you stay`;
  return `${sayCost(exchange, cost)} After ${last.year} years the new contract holds ${formatDollars(last.leave)}, ${against} (${formatDollars(last.stay)}).`;
}
