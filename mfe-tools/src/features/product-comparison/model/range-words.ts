import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import {
  type BoundedProduct,
  COMPARED_YEARS,
  creditNeeded,
  isBounded,
  leaveInWorstCase,
  valueRange,
} from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { listNames } from './product-words.ts';

export interface RangeWords {
  /** What is certain: the line to read first. */
  readonly certain: string;
  readonly rest: string;
  /** The most that is there for sure after five years, and what leaving then pays, as dollars; null where all can end at nothing. */
  readonly floor: { readonly productName: string; readonly held: string; readonly paid: string } | null;
}

/** What the drawing of worst-to-best values says. */
export function sayRanges(products: readonly Product[], amount: number): RangeWords {
  const bounded = products.filter(isBounded).map((product) => ({ product, ...valueRange(product, amount, COMPARED_YEARS) }));
  const [safest, ...others] = [...bounded].sort((a, b) => b.worst - a.worst);
  const unbounded = products.flatMap(sayUnbounded);
  if (!safest) return { certain: 'None of these has a value you can count on after five years.', rest: unbounded.join(' '), floor: null };
  const below = bounded.filter(({ worst }) => formatDollars(worst) !== formatDollars(amount) && worst < amount);
  const least = floorOf(safest, amount);
  const floor = sayFloor(least);
  const keeps = !below.some(({ product }) => product === safest.product);
  return {
    certain: keeps ? floor : `None of these is sure to keep your ${formatDollars(amount)}.`,
    rest: [
      ...(keeps ? [] : [floor]),
      ...others.map((other) => sayOther(other, safest.worst)),
      ...(below.length > 0 ? [`${listNames(below.map(({ product }) => product))} can end below what you put in.`] : []),
      ...unbounded,
    ].join(' '),
    floor: least,
  };
}

interface Bounds {
  readonly product: BoundedProduct;
  readonly worst: number;
  readonly best: number;
}

function floorOf({ product, worst }: Bounds, amount: number) {
  const { paid } = leaveInWorstCase(product, amount, COMPARED_YEARS);
  return { productName: product.productName, held: formatDollars(worst), paid: formatDollars(paid) };
}

/** The least that is there after five years, and what leaving then pays where that is less. */
function sayFloor({ productName, held, paid }: ReturnType<typeof floorOf>): string {
  const floor = `${productName} cannot end below ${held}`;
  return held === paid ? `${floor}.` : `${floor}, or ${paid} if you leave then.`;
}

function sayOther({ product, worst, best }: Bounds, target: number): string {
  const { productName } = product;
  if (worst === target) return `${productName} cannot either.`;
  if (best <= target) return `${productName} ends lower even in its best years.`;
  if (product.type === 'MYGA')
    return `${productName} ends higher only if the insurer keeps paying a good rate after year ${product.guaranteeYears}.`;
  const needed = formatPercent(creditNeeded(worst, target, COMPARED_YEARS));
  return `${productName} ends higher only if it credits more than ${needed} a year on average; its cap is ${formatPercent(product.capRate)}.`;
}

function sayUnbounded({ type, productName }: Product): string[] {
  if (type === 'Variable') return [`${productName} has no floor: it can end far below what you put in, or above all others.`];
  return type === 'Immediate' ? [`${productName} pays an income instead, which this drawing cannot show.`] : [];
}
