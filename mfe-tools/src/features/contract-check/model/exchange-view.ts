import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { breakEvenYears, type Exchange, type ExchangeYear, exchangeCourse } from '@annuity-lantern/domain/leave-or-stay';
import { sayYears } from './say-years.ts';

/** Beyond it no break-even is drawn, and it is said to be later. */
export const LAST_YEAR = 40;

/** An exchange worked out: what the page says, draws and lists. */
export interface ExchangeView {
  readonly exchange: Exchange;
  /** Years until it has paid for itself, null for never. */
  readonly breakEven: number | null;
  /** Year by year, as far as the telling years go. */
  readonly course: readonly ExchangeYear[];
  /** The answer in one line. */
  readonly headline: string;
  readonly sentence: string;
}

export function exchangeView(exchange: Exchange): ExchangeView {
  const breakEven = breakEvenYears(exchange);
  const course = exchangeCourse(exchange, yearsToShow(exchange, breakEven));
  return { exchange, breakEven, course, headline: sayBreakEven(exchange, breakEven), sentence: sayCourse(exchange, course) };
}

function yearsToShow({ newSurrenderYears }: Exchange, breakEven: number | null): number {
  return Math.min(LAST_YEAR, Math.max(10, newSurrenderYears + 1, Math.ceil(breakEven ?? 0) + 2));
}

function sayBreakEven(exchange: Exchange, breakEven: number | null): string {
  const { chargePercent, newBonusPercent, newSurrenderYears } = exchange;
  if (breakEven === null) {
    return chargePercent > 0
      ? 'The exchange never pays for itself: what the new contract earns after fees does not make up for the charge.'
      : 'The exchange brings nothing: after fees, the new contract earns no more than the one you have.';
  }
  if (breakEven === 0) return 'Leaving costs no charge, and the new contract earns more from the first day.';
  if (breakEven > LAST_YEAR) return `The exchange does not pay for itself within ${LAST_YEAR} years.`;
  const bonus =
    newBonusPercent > 0 && breakEven >= newSurrenderYears ? ' The new bonus is counted from the end of the new charges on.' : '';
  return `The exchange has paid for itself after about ${sayYears(breakEven)}.${bonus}`;
}

function sayCourse({ value, chargePercent }: Exchange, course: readonly ExchangeYear[]): string {
  const last = course.at(-1) as ExchangeYear;
  const difference = last.leave - last.stay;
  const charge = `Leaving costs ${formatDollars(value)} × ${formatPercent(chargePercent)} = ${formatDollars((value * chargePercent) / 100)} at once.`;
  const against =
    difference < 0 ? `${formatDollars(-difference)} less than if you stay` : `${formatDollars(difference)} more than if you stay`;
  return `${charge} After ${last.year} years the new contract holds ${formatDollars(last.leave)}, ${against} (${formatDollars(last.stay)}).`;
}
