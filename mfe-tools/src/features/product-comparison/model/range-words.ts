import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
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
  /** The certain outcome: the line to read first. */
  readonly certain: string;
  readonly rest: string;
  /** Null if every contract can end at zero. */
  readonly floor: Floor | null;
}

/** The highest guaranteed value after five years. */
export interface Floor {
  readonly productName: string;
  /** Dollars in the contract. */
  readonly held: string;
  /** The payment for leaving then, in dollars. Null if the rate sheet does not say. */
  readonly paid: string | null;
  /** Whether yearly fees are unknown. */
  readonly beforeFees: boolean;
}

const noneCertain = 'None of these has a value you can count on after five years.';
const notInSheet = 'The rate sheets don’t say what these are worth after five years.';

/** The drawing of worst-to-best values in words. */
export function sayRanges(products: readonly Product[], amount: number): RangeWords {
  const bounded = products.filter(isBounded).flatMap((product) => boundsOf(product, amount));
  const [safest, ...others] = [...bounded].sort((a, b) => b.worst - a.worst);
  const unbounded = products.flatMap((product) => sayUnbounded(product, amount));
  if (!safest) return { certain: products.every(isBounded) ? notInSheet : noneCertain, rest: unbounded.join(' '), floor: null };
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

function boundsOf(product: BoundedProduct, amount: number): Bounds[] {
  const range = valueRange(product, amount, COMPARED_YEARS);
  return range ? [{ product, ...range }] : [];
}

interface Bounds {
  readonly product: BoundedProduct;
  readonly worst: number;
  readonly best: number;
}

function floorOf({ product, worst }: Bounds, amount: number): Floor {
  const paid = leaveInWorstCase(product, amount, COMPARED_YEARS)?.paid ?? null;
  const { productName, fees } = product;
  return { productName, held: formatDollars(worst), paid: paid === null ? null : formatDollars(paid), beforeFees: fees === undefined };
}

/** The lowest value after five years, and the payment for leaving then if that is less. */
function sayFloor({ productName, held, paid, beforeFees }: Floor): string {
  const floor = `${productName} cannot end below ${held}${beforeFees ? ' before any yearly fee' : ''}`;
  if (paid === null) return `${floor}. Ask what leaving then pays.`;
  return held === paid ? `${floor}.` : `${floor}, or ${paid} if you leave then.`;
}

function sayOther({ product, worst, best }: Bounds, target: number): string {
  const { productName } = product;
  if (worst === target) return `${productName} cannot either.`;
  if (best <= target && worst === best) return `${productName} ends lower, at ${formatDollars(best)}.`;
  if (best <= target)
    return `${productName} ends lower even ${product.type === 'FIA' ? 'if every year reaches today’s cap' : 'if today’s rate is renewed'}${product.bonus === undefined ? ', unless it has a bonus' : ''}.`;
  if (product.type === 'MYGA')
    return `${productName} ends higher only if the insurer keeps paying a good rate after year ${product.guaranteeYears}.`;
  const needed = formatPercent(creditNeeded(worst, target, COMPARED_YEARS));
  const after = product.fees === undefined ? ' after any fee' : '';
  return `${productName} ends higher only if it credits more than ${needed} a year on average${after}; today’s cap is ${formatPercent(product.capRate)}.`;
}

function sayUnbounded(product: Product, amount: number): string[] {
  const { type, productName } = product;
  if (type === 'MYGA' && boundsOf(product, amount).length === 0)
    return [`${productName} is guaranteed for ${formatYears(product.guaranteeYears)} only; its rate after that is not in this rate sheet.`];
  if (type === 'Variable') return [sayNoFloor(productName)];
  return type === 'Immediate' ? [`${productName} pays an income instead, which this drawing cannot show.`] : [];
}

export function sayNoFloor(productName: string): string {
  return `${productName} has no floor: it can end far below what you put in, or above all others.`;
}
