/** The key of a guaranteed percent in a copied link: `/?guarantees=7`. */
export const guaranteeKey = 'guarantees';

/** 0 to 20, with up to two decimals. Anyone can write a link, so nothing else is read. */
const percentInLink = /^(?:(?:\d|1\d)(?:\.\d{1,2})?|20)$/;

/** The percent of a query with its `?`, or of a fragment with its `#`, as text. Empty if it has none. */
export function readGuarantee(part: string): string {
  const value = new URLSearchParams(part.slice(1)).get(guaranteeKey) ?? '';
  return percentInLink.test(value) ? value : '';
}

/** A percent for an address. */
export function writeGuarantee(percent: number): string {
  return `${guaranteeKey}=${percent}`;
}
