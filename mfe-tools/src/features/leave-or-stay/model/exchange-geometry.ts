import type { Tick } from '@annuity-lantern/ui/drawing';
import { linearScale } from '@annuity-lantern/ui/drawing';
import { ticks } from 'd3-array';
import { line } from 'd3-shape';
import { roundedYears, sayYears } from '../../../result/say-years.ts';
import type { ExchangeView } from './exchange-view.ts';

/** Pixels. Below this width the lines are named in a legend instead of beside their ends. */
const NARROW = 560;
const frames = {
  wide: { left: 96, right: 132, top: 44, bottom: 40, height: 320 },
  narrow: { left: 64, right: 12, top: 44, bottom: 40, height: 280 },
} as const;

/** Least pixels between the names of the two lines. */
const NAME_GAP = 44;

/** Pixels of "Year 12.5". */
const SHORT_LABEL = 76;

export interface ExchangeGeometry {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly stayPath: string;
  readonly leavePath: string;
  /** Leaving without the adjustment, while the visitor is not sure of it. Null otherwise. */
  readonly unadjustedPath: string | null;
  /** Heights of the names at the lines' ends. */
  readonly stayNameY: number;
  readonly leaveNameY: number;
  /** Where the lines meet, with the label above. */
  readonly crossings: readonly { readonly x: number; readonly words: string; readonly anchor: 'start' | 'end' }[];
  readonly years: readonly Tick[];
  readonly dollars: readonly { readonly dollars: number; readonly y: number }[];
  readonly points: readonly { readonly x: number; readonly stayY: number; readonly leaveY: number }[];
}

interface Drawn extends ExchangeView {
  /** The same without the adjustment, for as many years. */
  readonly unadjusted?: ExchangeView | null;
}

/** Places everything on a chart of this width. */
export function exchangeGeometry({ exchange, course, crossings, unadjusted = null }: Drawn, width: number): ExchangeGeometry {
  const isNarrow = width < NARROW;
  const frame = isNarrow ? frames.narrow : frames.wide;
  const lastYear = course.length - 1;
  const values = [...course, ...(unadjusted?.course ?? [])].flatMap(({ stay, leave }) => [stay, leave]);
  const [left, right] = [frame.left, width - frame.right];
  const bottom = frame.height - frame.bottom;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = linearScale([0, lastYear], [left, right]);
  const y = linearScale([least, most], [bottom - 12, frame.top]);
  const points = course.map(({ year, stay, leave }) => ({ x: x(year), stayY: y(stay), leaveY: y(leave) }));
  const { newBonusPercent, newSurrenderYears } = exchange;
  // The bonus is credited at once: a vertical line, starting at the value before it.
  const leavePoints = (years: ExchangeView['course']) =>
    years.flatMap(({ year, stay, leave }) => {
      const point = { x: x(year), stayY: y(stay), leaveY: y(leave) };
      const isStep = year === newSurrenderYears && year > 0 && newBonusPercent > 0;
      return isStep ? [{ ...point, leaveY: y(leave / (1 + newBonusPercent / 100)) }, point] : [point];
    });
  const last = points.at(-1) ?? { x: right, stayY: bottom, leaveY: bottom };
  const middle = (last.stayY + last.leaveY) / 2;
  const apart = Math.max(NAME_GAP, Math.abs(last.stayY - last.leaveY)) / 2;
  const stayIsBelow = last.stayY >= last.leaveY ? 1 : -1;
  return {
    width,
    height: frame.height,
    isNarrow,
    left,
    right,
    top: frame.top,
    bottom,
    stayPath: pathOf(points, (point) => point.stayY),
    leavePath: pathOf(leavePoints(course), (point) => point.leaveY),
    unadjustedPath: unadjusted && pathOf(leavePoints(unadjusted.course), (point) => point.leaveY),
    stayNameY: middle + stayIsBelow * apart,
    leaveNameY: middle - stayIsBelow * apart,
    crossings: crossings.map((years, index) => {
      const [only, at] = [crossings.length === 1, x(years)];
      if (only) return { x: at, words: `Even after ${sayYears(years)}`, anchor: at < (left + right) / 2 ? 'start' : 'end' };
      // Of two, the labels point away from each other.
      const fits = at + SHORT_LABEL < width;
      return { x: at, words: `Year ${roundedYears(years)}`, anchor: index === 1 && fits ? 'start' : 'end' };
    }),
    years: ticks(0, lastYear, isNarrow ? 5 : 10)
      .filter(Number.isInteger)
      .map((year) => ({ label: year, x: x(year) })),
    dollars: ticks(least, most, 4).map((dollars) => ({ dollars, y: y(dollars) })),
    points,
  };
}

type Point = ExchangeGeometry['points'][number];

function pathOf(points: readonly Point[], height: (point: Point) => number): string {
  return (
    line<Point>()
      .x((point) => point.x)
      .y(height)([...points]) ?? ''
  );
}
