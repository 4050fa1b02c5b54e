import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { COMPARED_YEARS, isBounded, sampleValue, valueRange } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import type { Tick } from '@annuity-lantern/ui/drawing';
import { linearScale } from '@annuity-lantern/ui/drawing';
import { ticks } from 'd3-array';
import { formatRange } from './dollar-rows.ts';

/** One contract's line of the drawing, in dollars. */
export interface RangeRow {
  readonly product: Product;
  readonly name: string;
  /** The basis of the figures: "6.00% cap, no fee". */
  readonly terms: string;
  /** Null for a contract whose value has no bounds, or that has no account. */
  readonly worst: number | null;
  readonly best: number | null;
  /** In the sample years; null where they do not matter. */
  readonly sample: number | null;
  /** All that the line says. */
  readonly words: string;
}

export function rangeRows(products: readonly Product[], amount: number): readonly RangeRow[] {
  return products.map((product) => {
    const range = isBounded(product) ? valueRange(product, amount, COMPARED_YEARS) : null;
    const sample = product.type === 'FIA' || product.type === 'Variable' ? sampleValue(product, amount) : null;
    const figures = { worst: range?.worst ?? null, best: range?.best ?? null, sample };
    return { product, name: product.productName, terms: termsOf(product), ...figures, words: wordsOf(product, figures) };
  });
}

export function termsOf(product: Product): string {
  const fee = product.fees === undefined ? 'fee not given' : product.fees > 0 ? `${formatPercent(product.fees)} yearly fee` : 'no fee';
  if (product.type === 'FIA') return `${formatPercent(product.capRate)} cap, ${fee}`;
  if (product.type === 'MYGA') return `${formatPercent(product.guaranteedRate)} guaranteed for ${product.guaranteeYears} years`;
  return product.type === 'Variable' ? `follows its funds, ${fee}` : 'pays an income';
}

function wordsOf(product: Product, { worst, best, sample }: Pick<RangeRow, 'worst' | 'best' | 'sample'>): string {
  if (product.type === 'MYGA' && worst === null) return `Rate after year ${product.guaranteeYears} not in this rate sheet`;
  if (product.type === 'Immediate') return 'An income instead of a value';
  const inSample = sample === null ? '' : `${formatDollars(sample)} in the sample years`;
  if (worst === null || best === null) return `No floor; ${inSample}`;
  if (worst === best) return `${formatDollars(worst)}, guaranteed if you stay`;
  return [formatRange({ worst, best }), inSample].filter(Boolean).join('; ');
}

interface DollarTick extends Tick {
  readonly dollars: number;
  readonly label: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface RangeGeometry {
  readonly plotRight: number;
  readonly putIn: number;
  readonly ticks: readonly DollarTick[];
  readonly xOf: (dollars: number) => number;
}

/** Pixels kept free at the right for the figure behind the longest bar, where bars carry their figures. */
const GUTTER = 118;

/** The scale of dollars on a chart of this width; it starts a little below the least value. */
export function rangeGeometry(rows: readonly RangeRow[], amount: number, width: number, narrow: boolean): RangeGeometry {
  const all = rows.flatMap(({ worst, best, sample }) => [worst, best, sample]).filter((value) => value !== null);
  const least = Math.min(amount, ...all);
  const most = Math.max(amount, ...all);
  const air = Math.max(most - least, amount * 0.01) * 0.08;
  const plotRight = Math.max(80, width - (narrow ? 10 : GUTTER));
  const ends = [Math.max(0, least - air), most + air / 2] as const;
  const scale = linearScale(ends, [narrow ? 4 : 30, plotRight]);
  return {
    plotRight,
    putIn: scale(amount),
    xOf: scale,
    ticks: roomy(ticks(...ends, narrow ? 3 : 5).map((dollars) => tickAt(dollars, scale(dollars), width))),
  };
}

function tickAt(dollars: number, x: number, width: number): DollarTick {
  return { dollars, label: formatDollars(dollars), x, anchor: x < 40 ? 'start' : x > width - 40 ? 'end' : 'middle' };
}

/** The ticks that have room for their labels. */
function roomy(all: readonly DollarTick[]): readonly DollarTick[] {
  const kept: DollarTick[] = [];
  for (const tick of all) {
    const last = kept.at(-1);
    if (!last || wordsFrom(tick) - wordsFrom(last) >= wordsWidth(last) + 12) kept.push(tick);
  }
  return kept;
}

/** Where the label of a tick begins, in pixels. */
function wordsFrom(tick: DollarTick): number {
  return tick.x - { start: 0, middle: 0.5, end: 1 }[tick.anchor] * wordsWidth(tick);
}

/** Approximate width of the label. */
function wordsWidth({ label }: DollarTick): number {
  return 9 * label.length;
}
