/** The key of a guaranteed percent in a copied link: `/?guarantees=7`. */
export const guaranteeKey = 'guarantees';

/** 0 to 20, with up to two decimals. Anyone can write a link, so nothing else is read. */
const percentInLink = /^(?:(?:\d|1\d)(?:\.\d{1,2})?|20)$/;

/** The percent of a link as text; empty if it has none. */
export function readGuaranteeLink(search: string): string {
  const value = new URLSearchParams(search).get(guaranteeKey) ?? '';
  return percentInLink.test(value) ? value : '';
}

/** The query of a link to a percent. */
export function guaranteeQuery(percent: number): string {
  return `?${guaranteeKey}=${percent}`;
}
