const multiples: Readonly<Record<string, number>> = { '': 1, k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

const shape = /^(?:(?:us)?\$|usd)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k|thousand|m|million)?$/;

/** Dollars, to whole cents, from what people type: `250000`, `$250,000`, `250 000`, `250k`, `1.5 million`. Null for anything else. Raises nothing. */
export function readDollars(text: string): number | null {
  const [, whole, fraction = '', unit = ''] = shape.exec(text.replace(/\s+/g, '').toLowerCase()) ?? [];
  // Three decimals without a unit are more likely thousands written the European way.
  if (whole === undefined || (unit === '' && fraction.length > 3)) return null;
  return Math.round(Number(whole.replaceAll(',', '') + fraction) * (multiples[unit] as number) * 100) / 100;
}
