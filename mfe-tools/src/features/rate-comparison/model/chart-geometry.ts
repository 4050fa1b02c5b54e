import type { YearsGroup } from '@annuity-lantern/domain/rate-insights';
import { linearScale } from '@annuity-lantern/ui/drawing';

export interface ChartRow {
  /** "5 yr", or "11 yr +" for all that are longer. */
  readonly label: string;
  readonly y: number;
  /** One dot for each product; empty when there are too many. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly from: number;
  readonly to: number;
  readonly average: number;
}

/** The lines that lead through the rows that have such a rate. Empty where none has. */
export interface BesideLines {
  readonly cd: readonly { readonly x: number; readonly y: number }[];
  readonly treasury: readonly { readonly x: number; readonly y: number }[];
}

export interface ChartGeometry {
  readonly beside: BesideLines;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly axisY: number;
  readonly rows: readonly ChartRow[];
  readonly ticks: readonly { readonly percent: number; readonly x: number }[];
  readonly highest: {
    readonly x: number;
    readonly y: number;
    readonly labelY: number;
    readonly anchor: 'start' | 'middle' | 'end';
    readonly row: number;
  };
}

export interface ChartGroup extends YearsGroup {
  readonly label: string;
  /** Of so many years or more. */
  readonly orMore: boolean;
}

/** Pixels. */
const frame = { left: 64, right: 16, top: 36, rowHeight: 32, axis: 26, stack: 12, label: { width: 210, height: 16, above: 22 } } as const;

/** Most rows; all longer terms share the last one. */
const MOST_ROWS = 10;

/** Above this number of dots in one row, rows are drawn as bars. */
const MOST_DOTS = 16;

/** Groups for the chart; the longest terms share one row if there are too many. */
export function chartGroups(byYears: readonly YearsGroup[]): readonly ChartGroup[] {
  const named = (group: YearsGroup) => ({ ...group, label: `${group.years} yr`, orMore: false });
  if (byYears.length <= MOST_ROWS) return byYears.map(named);
  const rest = byYears.slice(MOST_ROWS - 1);
  const products = rest.reduce((sum, group) => sum + group.products, 0);
  const merged = {
    years: rest[0]?.years ?? 0,
    products,
    rates: rest.flatMap(({ rates }) => rates).sort((one, other) => one - other),
    lowest: Math.min(...rest.map(({ lowest }) => lowest)),
    highest: Math.max(...rest.map(({ highest }) => highest)),
    average: rest.reduce((sum, group) => sum + (group.average * group.products) / products, 0),
  };
  return [...byYears.slice(0, MOST_ROWS - 1).map(named), { ...merged, label: `${merged.years} yr +`, orMore: true }];
}

/** Places everything on a chart of this width. Null without a guaranteed rate. */
export function chartGeometry(groups: readonly ChartGroup[], width: number): ChartGeometry | null {
  if (groups.length === 0) return null;
  const besides = groups.flatMap(({ cd, treasury }) => [cd, treasury]).filter((rate) => rate !== undefined);
  const lowest = Math.floor(Math.min(...groups.map((group) => group.lowest), ...besides));
  const most = Math.max(...groups.map((group) => group.highest));
  const to = Math.max(Math.ceil(Math.max(most, ...besides)), lowest + 1);
  const right = width - frame.right;
  const xOf = linearScale([lowest, to], [frame.left, right]);
  const asDots = groups.every(({ products }) => products <= MOST_DOTS);
  const row = groups.findIndex(({ highest }) => highest === most);
  // Extra room above the highest rate, so that its label does not cover a dot of the row before.
  const yOf = (place: number) => frame.top + place * frame.rowHeight + (row > 0 && place >= row ? frame.label.height : 0);

  const rows = groups.map((group, place): ChartRow => {
    const y = yOf(place);
    return {
      label: group.label,
      y,
      dots: asDots ? stackDots(group.rates.map(xOf), y) : [],
      from: xOf(group.lowest),
      to: xOf(group.highest),
      average: xOf(group.average),
    };
  });
  const lineOf = (name: 'cd' | 'treasury') =>
    groups.flatMap((group, place) => (group[name] === undefined ? [] : [{ x: xOf(group[name]), y: yOf(place) }]));
  const x = xOf(most);
  const y = yOf(row);
  const axisY = yOf(groups.length - 1) + frame.axis;
  const anchor = x + frame.label.width > width ? 'end' : x < frame.label.width ? 'start' : 'middle';
  return {
    height: axisY + 24,
    left: frame.left,
    right,
    axisY,
    rows,
    beside: { cd: lineOf('cd'), treasury: lineOf('treasury') },
    ticks: tickPercents(lowest, to, right - frame.left).map((percent) => ({ percent, x: xOf(percent) })),
    highest: { x, y, labelY: y - frame.label.above, anchor, row },
  };
}

/** The second of equal rates is drawn above the first; a third would reach into the row above. */
function stackDots(xs: readonly number[], y: number): { x: number; y: number }[] {
  const heights = new Map<number, number>();
  return xs.map((x) => {
    const height = heights.get(x) ?? 0;
    heights.set(x, height + 1);
    return { x, y: y - Math.min(height, 1) * frame.stack };
  });
}

function tickPercents(from: number, to: number, pixels: number): number[] {
  const step = [1, 2, 5, 10, 20].find((size) => ((to - from) / size) * 48 <= pixels) ?? 50;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, place) => first + place * step);
}
