/** Read first: all others hold what belongs to requests, or is older. */
const FIRST = ['leads'];
/** Read last, because an entry is written before its change: no change in the backup lacks its entry. */
const LAST = ['audit'];

/**
 * The order in which collections are read while the product works. What is written later is read later, so that nothing in the backup names something that is
 * missing: sealed requests are read before `leads`, into which they move. The consent ledger and accounts come after the leads that name them, and `rates`
 * after `rateBatches`.
 */
export function orderCollections<Shape extends { readonly name: string }>(shapes: readonly Shape[]): Shape[] {
  const rank = ({ name }: Shape) => (FIRST.includes(name) ? 0 : LAST.includes(name) ? 2 : 1);
  return shapes.toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
}
