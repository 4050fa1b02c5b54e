import { type ChartShape, linearScale, type Tick } from '@annuity-lantern/ui/drawing';
import type { AgeMarker } from '../../../charts/age-marker.ts';
import { ageTicks } from '../../../charts/age-ticks.ts';
import { LAST_AGE, type PayoutCourse, receivedBy } from './payout-course.ts';

/** Pixels. The wide drawings name their lines in a gutter at the right; the narrow one has a legend instead. */
const frames = {
  wide: { gutter: 156, top: 76, bottom: 340, height: 372, tickGap: 40, labelWidth: 170 },
  narrow: { gutter: 4, top: 66, bottom: 262, height: 292, tickGap: 34, labelWidth: 146 },
} as const;

export interface PayoutGeometry {
  readonly width: number;
  readonly height: number;
  readonly plotRight: number;
  readonly bottom: number;
  readonly startX: number;
  readonly crossingX: number;
  /** Null when income starts at once. */
  readonly waiting: { readonly x: number; readonly width: number } | null;
  readonly amountY: number;
  readonly lastY: number;
  readonly markers: readonly AgeMarker[];
  /** The point selected in the reader below the chart. */
  readonly read: { readonly x: number; readonly y: number };
  readonly ticks: readonly Tick[];
}

/** Places everything on a chart of this width. Pure, so that prerendered and hydrated charts agree. */
export function payoutGeometry(
  course: PayoutCourse,
  shape: ChartShape,
  width: number,
  words: { breakEven: string; lifetime: string },
  readAge: number,
): PayoutGeometry {
  const frame = frames[shape];
  const plotRight = width - frame.gutter;
  const most = receivedBy(LAST_AGE, course);
  const xOf = linearScale([course.currentAge, LAST_AGE], [0, plotRight]);
  const yOf = linearScale([0, most], [frame.bottom, frame.top]);
  const startX = xOf(course.startAge);

  const points = [
    { age: course.crossingAge, dollars: course.amount, label: words.breakEven },
    { age: course.lifetimeAge, dollars: receivedBy(course.lifetimeAge, course), label: words.lifetime },
  ].sort((a, b) => a.age - b.age);
  // The earlier label is lower and left of its line, the later one higher and right of it, so that no line crosses a label.
  const markers = points.map(({ age, dollars, label }, index): AgeMarker => {
    const x = xOf(age);
    const labelY = index === 0 ? 42 : 16;
    if (index === 0 && x > frame.labelWidth) return { age, x, y: yOf(dollars), label, labelX: x, labelY, anchor: 'end' };
    if (index === 0) return { age, x, y: yOf(dollars), label, labelX: 0, labelY, anchor: 'start' };
    if (x + frame.labelWidth < width) return { age, x, y: yOf(dollars), label, labelX: x, labelY, anchor: 'start' };
    return { age, x, y: yOf(dollars), label, labelX: width - 2, labelY, anchor: 'end' };
  });

  return {
    width,
    height: frame.height,
    plotRight,
    bottom: frame.bottom,
    startX,
    crossingX: xOf(course.crossingAge),
    waiting: course.startAge > course.currentAge ? { x: 0, width: startX } : null,
    amountY: yOf(course.amount),
    lastY: yOf(most),
    markers,
    read: { x: xOf(readAge), y: yOf(receivedBy(readAge, course)) },
    ticks: ageTicks({
      xOf,
      from: course.currentAge,
      to: LAST_AGE,
      wanted: [course.startAge, course.breakEvenAge, course.lifetimeAge, LAST_AGE, course.currentAge, 90, 70, 80, 75, 95],
      strong: [course.startAge, course.breakEvenAge, course.lifetimeAge],
      gap: frame.tickGap,
    }),
  };
}
