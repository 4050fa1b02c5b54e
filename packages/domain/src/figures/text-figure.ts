import {
  formatAge,
  formatCents,
  formatChange,
  formatDollars,
  formatNumber,
  formatPercent,
  formatShortPercent,
} from '../text/format-number.ts';

const write = {
  dollars: formatDollars,
  cents: formatCents,
  /** With only the decimals needed: `8%`. */
  percent: formatShortPercent,
  /** With two decimals: `5.30%`. */
  rate: formatPercent,
  /** With its sign: `+12%`. */
  change: formatChange,
  number: formatNumber,
  /** What something is multiplied or divided by: `1.025`. */
  factor: (value: number) => formatNumber(value, { most: 4 }),
  /** Years of age, with a half as law writes it: `59½`. */
  age: formatAge,
  /** A calendar year. */
  year: String,
} as const;

export type Unit = keyof typeof write;

/** A figure that a text names instead of stating it. A list is written with commas. */
export interface TextFigure {
  readonly unit: Unit;
  readonly value: number | readonly number[];
}

const of = (unit: Unit) => (value: number | readonly number[]) => ({ unit, value });

export const dollars = of('dollars');
export const cents = of('cents');
export const percent = of('percent');
export const rate = of('rate');
export const change = of('change');
export const number = of('number');
export const factor = of('factor');
export const age = of('age');
export const year = of('year');

/** The figure as a text shows it: `$8,000`, `5.30%`, `8%, 7%, 6%`. Raises nothing. */
export function writeFigure({ unit, value }: TextFigure): string {
  return [value]
    .flat()
    .map((each) => write[unit](each))
    .join(', ');
}
