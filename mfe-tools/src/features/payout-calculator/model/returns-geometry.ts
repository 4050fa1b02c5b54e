import { type ChartShape, linearScale, type Tick } from '@annuity-lantern/ui/drawing';
import { ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { ageTicks } from '../../../charts/age-ticks.ts';
import type { LifeOutcome, LifeOutcomes } from './life-outcomes.ts';
import { LAST_AGE } from './payout-course.ts';

/** Pixels. Returns above, chances of being alive below, on one axis of ages. The wide drawing names its lines in a gutter at the right. */
const frames = {
  wide: { gutter: 156, top: 34, bottom: 250, chanceTop: 304, chanceBottom: 396, height: 404, tickGap: 40, marks: [85, 90, 95] },
  narrow: { gutter: 4, top: 34, bottom: 212, chanceTop: 266, chanceBottom: 340, height: 348, tickGap: 34, marks: [85, 95] },
} as const;

/** Percent a year: a return below it, as after the first few payments, is not drawn any deeper. */
const LOWEST = -6;

interface Mark {
  readonly outcome: LifeOutcome;
  readonly x: number;
  readonly y: number;
  readonly realY: number;
  readonly aliveY: number;
}

export interface ReturnsGeometry {
  readonly height: number;
  readonly plotRight: number;
  readonly bottom: number;
  readonly chanceTop: number;
  readonly chanceBottom: number;
  readonly gain: string;
  readonly loss: string;
  readonly paid: string;
  readonly real: string;
  readonly alive: string;
  readonly aliveLine: string;
  /** Where the lines end at the right. */
  readonly endY: { readonly paid: number; readonly real: number };
  readonly marks: readonly Mark[];
  readonly read: Mark | undefined;
  readonly levels: readonly { readonly percent: number; readonly y: number }[];
  readonly ticks: readonly Tick[];
}

/** Places everything on a chart of this width. Pure, so that prerendered and hydrated charts agree. */
export function returnsGeometry(facts: LifeOutcomes, shape: ChartShape, width: number, readAge: number): ReturnsGeometry {
  const frame = frames[shape];
  const { currentAge, startAge, crossingAge, outcomes, chances } = facts;
  const plotRight = width - frame.gutter;
  const highest = Math.max(4, Math.ceil(Math.max(...outcomes.map(({ percent }) => percent))));
  const x = linearScale([currentAge, LAST_AGE], [0, plotRight]);
  const unlimitedY = linearScale([LOWEST, highest], [frame.bottom, frame.top]);
  const y = (percent: number) => unlimitedY(Math.min(highest, Math.max(LOWEST, percent)));
  const aliveY = linearScale([0, 1], [frame.chanceBottom, frame.chanceTop]);

  // The return is zero at the age at which the amount is paid back; with that point the colors change exactly there.
  const points = [...outcomes, { age: crossingAge, percent: 0 }].filter(({ age }) => age <= LAST_AGE).sort((a, b) => a.age - b.age);
  const shown = visible(points);
  const between = area<Point>(
    (point) => x(point.age),
    y(0),
    (point) => y(point.percent),
  ).digits(1);
  const path = line<Point>(
    (point) => x(point.age),
    (point) => y(point.percent),
  ).digits(1);
  const markAt = (outcome: LifeOutcome): Mark => ({
    outcome,
    x: x(outcome.age),
    y: y(outcome.percent),
    realY: y(outcome.realPercent),
    aliveY: aliveY(outcome.alive),
  });
  const last = outcomes.at(-1);
  const read = outcomes.find(({ age }) => age === readAge);
  const marked: readonly number[] = frame.marks;

  return {
    height: frame.height,
    plotRight,
    bottom: frame.bottom,
    chanceTop: frame.chanceTop,
    chanceBottom: frame.chanceBottom,
    gain: between(shown.filter(({ percent }) => percent >= 0)) ?? '',
    loss: between(shown.filter(({ percent }) => percent <= 0)) ?? '',
    paid: path(shown) ?? '',
    real: path(visible(outcomes.map(({ age, realPercent }) => ({ age, percent: realPercent })))) ?? '',
    alive:
      area<Alive>(
        (point) => x(point.age),
        frame.chanceBottom,
        (point) => aliveY(point.alive),
      ).digits(1)(chances) ?? '',
    aliveLine:
      line<Alive>(
        (point) => x(point.age),
        (point) => aliveY(point.alive),
      ).digits(1)(chances) ?? '',
    endY: { paid: y(last?.percent ?? 0), real: y(last?.realPercent ?? 0) },
    marks: outcomes.filter(({ age }) => marked.includes(age)).map(markAt),
    read: read && markAt(read),
    levels: ticks(LOWEST, highest, 4).map((percent) => ({ percent, y: y(percent) })),
    ticks: ageTicks({
      xOf: x,
      from: currentAge,
      to: LAST_AGE,
      wanted: [85, 95, startAge, LAST_AGE, currentAge, 90, 80, 70, 75],
      strong: [startAge, ...marked],
      gap: frame.tickGap,
    }),
  };
}

interface Point {
  readonly age: number;
  readonly percent: number;
}

interface Alive {
  readonly age: number;
  readonly alive: number;
}

/** The part of a rising line above the lowest return that is drawn; its first point is interpolated between two ages. */
function visible(points: readonly Point[]): Point[] {
  const first = points.findIndex(({ percent }) => percent > LOWEST);
  const [below, above] = [points[first - 1], points[first]];
  if (!above) return [];
  if (!below) return points.slice(first);
  const share = (LOWEST - below.percent) / (above.percent - below.percent);
  return [{ age: below.age + share * (above.age - below.age), percent: LOWEST }, ...points.slice(first)];
}
