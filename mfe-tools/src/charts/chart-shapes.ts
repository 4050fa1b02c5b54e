import { type Tick, useShapes } from '@annuity-lantern/ui/drawing';

export type ChartShape = 'wide' | 'narrow';

/** Pixels before a chart is measured: its width in a 1280 px window, and on a 390 px phone. */
export const firstWidths = { wide: 864, narrow: 350 } as const;

/** The fewest pixels that each shape fits into: beside the inputs in the narrowest window with two columns, and on a 320 px phone. */
export const leastWidths = { wide: 512, narrow: 280 } as const;

/** Windows up to this width show the narrow shape. Also in chart.module.css. */
const NARROW_UP_TO = 900;

export function useChartShapes(): ReturnType<typeof useShapes> {
  return useShapes(NARROW_UP_TO);
}

interface AgeAxis {
  readonly xOf: (age: number) => number;
  readonly from: number;
  readonly to: number;
  /** Most important first: one without room beside those before it is left out. */
  readonly wanted: readonly number[];
  readonly strong: readonly number[];
  /** Least pixels between two labels. */
  readonly gap: number;
}

/** The ages to name below an axis of ages. */
export function ageTicks({ xOf, from, to, wanted, strong, gap }: AgeAxis): readonly Tick[] {
  const taken: number[] = [];
  for (const age of wanted) {
    if (age >= from && taken.every((other) => Math.abs(xOf(age) - xOf(other)) >= gap)) taken.push(age);
  }
  return taken
    .sort((one, other) => one - other)
    .map((age) => ({
      x: xOf(age),
      label: age,
      anchor: age === from ? 'start' : age === to ? 'end' : 'middle',
      strong: strong.includes(age),
    }));
}
