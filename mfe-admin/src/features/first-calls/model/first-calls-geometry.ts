import { SLA } from '@annuity-lantern/contracts/sla';
import { linearScale } from '@annuity-lantern/ui/drawing';
import type { Week } from './first-call-words.ts';

/** Minutes between two levels of the axis; the first that needs at most four is taken. */
const STEPS = [15, 30, 60, 120, 240, 480, 720, 1440, 2880, 7200, 14_400];
const MOST_LEVELS = 4;
/** Minutes within which a visitor is to be called. */
const PROMISE = SLA.breachAfter / 60_000;

/** Pixels from the top of the drawing. */
export const place = { medianTop: 34, medianBottom: 184, shareTop: 240, shareBottom: 330, ticks: 354, height: 362 } as const;
/** Left of the columns, for the names of the levels. */
const GUTTER = 64;
/** A name of a week needs this much. */
const TICK = 64;

interface Column {
  readonly week: Week;
  readonly x: number;
  readonly width: number;
  readonly middle: number;
  /** Tops of the two columns; absent without data. */
  readonly medianY?: number;
  readonly shareY?: number;
  readonly isRunning: boolean;
  readonly isNamed: boolean;
}

export interface FirstCallsGeometry {
  readonly left: number;
  readonly levels: readonly { readonly minutes: number; readonly y: number }[];
  /** Where the promised 24 hours are. */
  readonly promiseY: number;
  readonly columns: readonly Column[];
}

/** Where everything of the chart is, in a drawing of this width. The last week is the running one. */
export function firstCallsGeometry(weeks: readonly Week[], width: number): FirstCallsGeometry {
  const most = Math.max(PROMISE, ...weeks.map(({ medianMinutes = 0 }) => medianMinutes));
  const step = STEPS.find((minutes) => most / minutes <= MOST_LEVELS) ?? most / MOST_LEVELS;
  const levelCount = Math.ceil(most / step);
  const top = levelCount * step;
  const medianY = linearScale([0, top], [place.medianBottom, place.medianTop]);
  const shareY = linearScale([0, 1], [place.shareBottom, place.shareTop]);
  const each = (width - GUTTER) / weeks.length;
  const namedEvery = Math.ceil(TICK / each);
  return {
    left: GUTTER,
    levels: Array.from({ length: levelCount + 1 }, (_, level) => ({ minutes: level * step, y: medianY(level * step) })),
    promiseY: medianY(PROMISE),
    columns: weeks.map((week, index) => ({
      week,
      x: GUTTER + index * each + each * 0.15,
      width: each * 0.7,
      middle: GUTTER + (index + 0.5) * each,
      ...(week.medianMinutes === undefined ? {} : { medianY: medianY(week.medianMinutes) }),
      ...(week.share === undefined ? {} : { shareY: shareY(week.share) }),
      isRunning: index === weeks.length - 1,
      isNamed: (weeks.length - 1 - index) % namedEvery === 0,
    })),
  };
}
