import { type ChartShape, linearScale } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';

/** Pixels. The wide drawing leaves room for the arrow to the income at its right. */
const frames = {
  wide: { height: 462, top: 108, bottom: 412, barsShare: 0.72, arrowFrom: 0.8, arrowTo: 0.967 },
  narrow: { height: 388, top: 96, bottom: 358, barsShare: 1, arrowFrom: 0, arrowTo: 0 },
} as const;

/** Room between two labels that would otherwise share a line. */
const LABEL_GAP = 14;

export interface IncomeBaseGeometry {
  readonly height: number;
  readonly bottom: number;
  /** Where the bars end at the right. */
  readonly right: number;
  /** The top of the amount paid in. */
  readonly paidY: number;
  readonly bars: readonly { readonly x: number; readonly width: number; readonly paperY: number; readonly paperHeight: number }[];
  readonly baseLabel: { readonly x: number; readonly y: number; readonly size: number };
  readonly paidLabel: { readonly x: number; readonly y: number; readonly size: number };
  /** Null in the narrow drawing. */
  readonly arrow: { readonly from: number; readonly to: number; readonly y: number } | null;
  /** Pixels for one dollar: the income is drawn to the same scale. */
  readonly perDollar: number;
}

/** Where everything of the brochure's drawing goes. Pure, so that the served and the live drawing agree. */
export function incomeBaseGeometry(
  { figures, bases, base }: Decoded,
  shape: ChartShape,
  width: number,
  words: { readonly base: string; readonly paid: string },
): IncomeBaseGeometry {
  const frame = frames[shape];
  const right = width * frame.barsShare;
  const perDollar = (frame.bottom - frame.top) / base;
  const yOf = linearScale([0, base], [frame.bottom, frame.top]);
  const step = right / (bases.length - 0.25);
  const barWidth = step * 0.75;
  const paidY = yOf(figures.premium);

  const baseSize = sizeFor(words.base, 32, right * 0.55);
  const paidSize = sizeFor(words.paid, 26, right * 0.42);
  const paidWidth = Math.max(textWidth(words.paid, paidSize), 78);
  // The label is above every bar that it would run into.
  const below = bases[Math.min(bases.length - 1, Math.floor(paidWidth / step))] ?? figures.premium;
  const baseLabelLeft = right - Math.max(textWidth(words.base, baseSize), 200);
  const mayClash = paidWidth + LABEL_GAP > baseLabelLeft;
  const paidLabelY = Math.min(yOf(below), paidY) - 38;

  return {
    height: frame.height,
    bottom: frame.bottom,
    right: round(right),
    paidY,
    bars: bases.map((dollars, year) => ({
      x: round(year * step),
      width: round(barWidth),
      paperY: yOf(dollars),
      paperHeight: round(Math.max(0, paidY - yOf(dollars) - 2)),
    })),
    baseLabel: { x: round(right), y: frame.top - 55, size: baseSize },
    paidLabel: { x: 0, y: round(mayClash ? Math.max(paidLabelY, frame.top - 10) : paidLabelY), size: paidSize },
    arrow: shape === 'wide' ? { from: round(width * frame.arrowFrom), to: round(width * frame.arrowTo), y: 251 } : null,
    perDollar,
  };
}

/** The widest character of the serif figures is a little over half as wide as the letters are high. */
function textWidth(words: string, size: number): number {
  return words.length * size * 0.58;
}

function sizeFor(words: string, size: number, room: number): number {
  return Math.max(17, Math.min(size, Math.floor(room / (words.length * 0.58))));
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
