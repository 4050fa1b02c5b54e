import { formatDollars, formatYears } from '@annuity-lantern/domain/format-number';
import { type BoundedProduct, isBounded, leaveInWorstCase, valueRange } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { linearScale } from '@annuity-lantern/ui/drawing';
import { area, line } from 'd3-shape';
import { formatRange } from './dollar-rows.ts';

/** Whole years that are drawn. */
export const DRAWN_YEARS = 10;

export interface CoursePoint {
  readonly year: number;
  readonly worst: number;
  readonly best: number;
  /** The worst-case payment for leaving then. Null if the rate sheet does not say. */
  readonly paid: number | null;
}

export interface Course {
  readonly product: Product;
  /** From the start to the last year that is known; null for a contract whose value has no bounds, or that has no account. */
  readonly points: readonly CoursePoint[] | null;
}

export function coursesOf(products: readonly Product[], amount: number): readonly Course[] {
  return products.map((product) => ({ product, points: isBounded(product) ? pointsOf(product, amount) : null }));
}

function pointsOf(product: BoundedProduct, amount: number): CoursePoint[] {
  return Array.from({ length: DRAWN_YEARS + 1 }, (_, year) => year).flatMap((year) => {
    const range = valueRange(product, amount, year);
    return range ? [{ year, ...range, paid: leaveInWorstCase(product, amount, year)?.paid ?? null }] : [];
  });
}

/** The value of a contract in a year, in words. */
export function sayPoint({ product, points }: Course, year: number): string {
  const point = points?.[year];
  if (!point) return `the rate of ${product.productName} then is not in this rate sheet`;
  return `${product.productName} ${formatRange(point)}, ${point.paid === null ? 'ask what leaving pays' : `at least ${formatDollars(point.paid)} if you leave`}`;
}

/** The panel of one contract as a sentence. */
export function sayCourse({ product, points }: Course, amount: number): string {
  const last = points?.at(-1);
  if (!points || !last)
    return `${product.productName}: ${product.type === 'Variable' ? 'no floor and no limit' : 'an income instead of a value'}.`;
  const back = points.find(({ year, paid }) => year > 0 && paid !== null && paid >= amount - 0.5);
  const known = points.every(({ paid }) => paid !== null);
  const leaving = back
    ? `leaving pays at least what you put in from year ${back.year} on`
    : known
      ? `leaving can pay less than you put in for all ${last.year} years`
      : 'ask what leaving pays';
  return `${product.productName}: ${formatRange(last)} after ${formatYears(last.year)}; ${leaving}.${last.year < DRAWN_YEARS ? ' Its later rate is not in this rate sheet.' : ''}`;
}

export interface PanelGeometry {
  readonly height: number;
  readonly plotRight: number;
  /** Where the last year that is known ends. */
  readonly lastX: number;
  readonly bottom: number;
  readonly putIn: number;
  readonly xOf: (year: number) => number;
  readonly yOf: (dollars: number) => number;
  /** Between worst and best, where they differ. */
  readonly band: string;
  readonly worst: string;
  /** The part in which the value is certain; empty without one. */
  readonly sure: string;
  readonly paid: string;
  /** Labels of the last year, kept apart. */
  readonly ends: readonly { readonly y: number; readonly words: string }[];
}

const TOP = 14;
const BOTTOM = 214;
const GUTTER = 92;
const LINE = 19;

/** Places everything in one panel. All panels share one scale of dollars. */
export function panelGeometry(points: readonly CoursePoint[], courses: readonly Course[], amount: number, width: number): PanelGeometry {
  const all = courses.flatMap((course) => course.points ?? []);
  const plotRight = Math.max(60, width - GUTTER);
  const x = linearScale([0, DRAWN_YEARS], [6, plotRight]);
  const y = linearScale(
    [Math.min(...all.map(({ worst, paid }) => paid ?? worst)), Math.max(...all.map(({ best }) => best))],
    [BOTTOM - 8, TOP],
  );
  const lineOf = (value: (point: CoursePoint) => number | null) =>
    line<CoursePoint>(
      ({ year }) => x(year),
      (point) => y(value(point) ?? 0),
    ).defined((point) => value(point) !== null);
  const certain = points.filter(({ worst, best }) => worst === best);
  const last = points.at(-1) ?? { year: 0, worst: amount, best: amount, paid: amount };
  return {
    height: BOTTOM + 26,
    plotRight,
    lastX: x(last.year),
    bottom: BOTTOM,
    putIn: y(amount),
    xOf: x,
    yOf: y,
    band:
      area<CoursePoint>(
        ({ year }) => x(year),
        ({ worst }) => y(worst),
        ({ best }) => y(best),
      )(points) ?? '',
    worst: lineOf(({ worst }) => worst)(points) ?? '',
    sure: certain.length > 1 ? (lineOf(({ worst }) => worst)(certain) ?? '') : '',
    paid: lineOf(({ paid }) => paid)(points) ?? '',
    ends: apart([
      { y: y(last.best), words: formatDollars(last.best) },
      ...(last.worst === last.best ? [] : [{ y: y(last.worst), words: formatDollars(last.worst) }]),
    ]),
  };
}

function apart([upper, lower]: { y: number; words: string }[]): { y: number; words: string }[] {
  if (!upper) return [];
  return lower ? [upper, { ...lower, y: Math.max(lower.y, upper.y + LINE) }] : [upper];
}
