import { ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { linearScale } from '../../../charts/linear-scale.ts';
import type { ChartShape } from './chart-geometry.ts';
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
  readonly ticks: readonly {
    readonly age: number;
    readonly x: number;
    readonly anchor: 'start' | 'middle' | 'end';
    readonly strong: boolean;
  }[];
}

/** Where everything on the chart goes, in pixels of a drawing of this width. Pure, so that served and drawn charts agree. */
export function returnsGeometry(facts: LifeOutcomes, shape: ChartShape, width: number, readAge: number): ReturnsGeometry {
  const frame = frames[shape];
  const { currentAge, startAge, crossingAge, outcomes, chances } = facts;
  const plotRight = width - frame.gutter;
  const highest = Math.max(4, Math.ceil(Math.max(...outcomes.map(({ percent }) => percent))));
  const x = linearScale([currentAge, LAST_AGE], [0, plotRight]);
  const unlimitedY = linearScale([LOWEST, highest], [frame.bottom, frame.top]);
  const y = (percent: number) => unlimitedY(Math.min(highest, Math.max(LOWEST, percent)));
  const aliveY = linearScale([0, 1], [frame.chanceBottom, frame.chanceTop]);

  // The return is zero where the amount is back: with that point the colours change exactly there.
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
    ticks: tickAges(currentAge, startAge, (a, b) => Math.abs(x(a) - x(b)) >= frame.tickGap).map((age) => ({
      age,
      x: x(age),
      anchor: age === currentAge ? 'start' : age === LAST_AGE ? 'end' : 'middle',
      strong: age === startAge || marked.includes(age),
    })),
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

/** The part of a rising line from where it comes up into the drawing, that place itself worked out between two ages. */
function visible(points: readonly Point[]): Point[] {
  const first = points.findIndex(({ percent }) => percent > LOWEST);
  const [below, above] = [points[first - 1], points[first]];
  if (!above) return [];
  if (!below) return points.slice(first);
  const share = (LOWEST - below.percent) / (above.percent - below.percent);
  return [{ age: below.age + share * (above.age - below.age), percent: LOWEST }, ...points.slice(first)];
}

/** The ages to name between the two drawings: the telling ones first, round ones where there is still room. */
function tickAges(currentAge: number, startAge: number, apart: (a: number, b: number) => boolean): number[] {
  const taken: number[] = [];
  for (const age of [85, 95, startAge, LAST_AGE, currentAge, 90, 80, 70, 75]) {
    if (age >= currentAge && taken.every((other) => apart(age, other))) taken.push(age);
  }
  return taken.sort((a, b) => a - b);
}
