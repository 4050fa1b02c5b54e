import { type ChartShape, linearScale } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';

/** Pixels. */
const frames = {
  wide: { height: 462, promised: 74, bottom: 400, ages: 431, chances: 452, words: 0 },
  narrow: { height: 364, promised: 62, bottom: 280, ages: 308, chances: 329, words: 352 },
} as const;

/** Room for the figure on top of a bar that reaches above the promise. */
const FIGURE = 26;

export interface ReturnBar {
  readonly age: number;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly isLoss: boolean;
  readonly labelY: number;
  /** From the promise down to the figure; null where there is no room for it. */
  readonly dropTo: number | null;
}

export interface ReturnsGeometry {
  readonly height: number;
  readonly zeroY: number;
  readonly promisedY: number;
  readonly agesY: number;
  readonly chancesY: number;
  readonly wordsY: number;
  readonly labelSize: number;
  readonly bars: readonly ReturnBar[];
}

/** Where everything of the drawing of returns goes: one scale from the deepest loss to the highest of promise and return. */
export function returnsGeometry({ figures, outcomes }: Decoded, shape: ChartShape, width: number): ReturnsGeometry {
  const frame = frames[shape];
  const percents = outcomes.map(({ percent }) => percent ?? 0);
  const most = Math.max(figures.rollUpPercent, 0.5, ...percents);
  const least = Math.min(0, ...percents);
  const top = Math.max(...percents) > figures.rollUpPercent * 0.9 ? frame.promised + FIGURE : frame.promised;
  const yOf = linearScale([least, most], [frame.bottom, top]);
  const zeroY = yOf(0);
  const promisedY = yOf(figures.rollUpPercent);
  const slot = width / outcomes.length;
  const barWidth = Math.min(34, slot * 0.5);

  return {
    height: frame.height,
    zeroY,
    promisedY,
    agesY: frame.ages,
    chancesY: frame.chances,
    wordsY: frame.words,
    labelSize: slot < 72 ? 16 : 17,
    bars: outcomes.map(({ age, percent }, index) => {
      const y = yOf(Math.max(0, percent ?? 0));
      const labelY = y - 10;
      const figureTop = labelY - (percent === null ? 40 : 18);
      return {
        age,
        x: round(slot * (index + 0.5)),
        width: round(barWidth),
        y,
        height: round(Math.abs(yOf(percent ?? 0) - zeroY)),
        isLoss: (percent ?? 0) < 0,
        labelY,
        dropTo: figureTop - promisedY > 24 ? figureTop : null,
      };
    }),
  };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
