type Product = 'MongoDB' | 'Redis' | 'Node.js';

/**
 * The last day of support by the maker, by release line. Sources: mongodb.com/legal/support-policy/lifecycles, the Redis security policy,
 * nodejs.org/en/about/previous-releases. A line without a row has no date that we know.
 */
const supportEnds: Readonly<Record<Product, Readonly<Record<string, string>>>> = {
  MongoDB: {
    '4.4': '2024-02-29',
    '5.0': '2024-10-31',
    '6.0': '2025-07-31',
    '7.0': '2027-08-31',
    '8.0': '2029-10-31',
    '8.2': '2026-07-31',
  },
  Redis: { '7.0': '2024-07-29', '8.0': '2026-02-11' },
  'Node.js': { '20': '2026-04-30', '22': '2027-04-30', '24': '2028-04-30' },
};

/** One sentence if the maker no longer mends this version, such as `6.0.5`; otherwise undefined. */
export function sayIfUnsupported(product: Product, version: string, now: Date): string | undefined {
  const [major = '', minor = ''] = version.split('.');
  const ended = supportEnds[product][`${major}.${minor}`] ?? supportEnds[product][major];
  if (ended === undefined || now.toISOString().slice(0, 10) <= ended) return undefined;
  return `${product} ${version} has had no security fixes from its maker since ${ended}: use a newer one (docs/operations/upgrade.md).`;
}
