/** A pension, or any other income for life. */
export interface Pension {
  /** Dollars a month: in today's dollars if it rises with prices, otherwise the amount on each check. */
  readonly monthly: number;
  /** Age in years of its owner from which it is paid. An age in the past: it is paid already. */
  readonly fromAge: number;
  readonly risesWithPrices: boolean;
  /** Percent of it that a spouse keeps after the owner's death. */
  readonly survivorPercent: number;
}

/**
 * Dollars a month of a pension that is paid, at prices that have grown by a factor since today. A rising one keeps what it buys, and its
 * check grows. A level one keeps its check, and buys less. Bounds are the caller's. Raises nothing.
 * Source: the definition of a level and of a price-indexed payment.
 */
export function pensionAt({ monthly, risesWithPrices }: Pension, priceLevel: number, dollars: 'real' | 'paid'): number {
  if (dollars === 'paid') return risesWithPrices ? monthly * priceLevel : monthly;
  return risesWithPrices ? monthly : monthly / priceLevel;
}

/** The share that a spouse keeps after the owner's death, from 0 to 1. Raises nothing. */
export function survivorShare({ survivorPercent }: Pension): number {
  return Math.min(100, Math.max(0, survivorPercent)) / 100;
}
