export interface MergeOptions<Row> {
  /** The reader is in the list: no row may move. */
  readonly pinned: boolean;
  readonly keyOf: (row: Row) => string;
}

export interface Merged<Row> {
  readonly rows: readonly Row[];
  /** New rows that wait until the list is no longer pinned. */
  readonly waiting: readonly Row[];
  /** Keys of the new rows among `rows`, except rows added at the end. */
  readonly arrived: readonly string[];
}

/**
 * Merges a refreshed list into the shown one. While pinned, each row is updated but keeps its place, even if it no longer matches.
 * New rows wait, except those after the last known row, which are added at the end.
 */
export function mergeRows<Row>(shown: readonly Row[], read: readonly Row[], { pinned, keyOf }: MergeOptions<Row>): Merged<Row> {
  const known = new Set(shown.map(keyOf));
  const isNew = (row: Row) => !known.has(keyOf(row));
  const end = read.findLastIndex((row) => !isNew(row)) + 1;
  const between = read.slice(0, end).filter(isNew);
  // Without a known row the end of the list is undefined, so all rows count as added.
  const added = end === 0 ? read : between;
  if (!pinned) return { rows: read, waiting: [], arrived: added.map(keyOf) };
  const fresh = new Map(read.map((row) => [keyOf(row), row]));
  const kept = shown.map((row) => fresh.get(keyOf(row)) ?? row);
  return { rows: end === 0 ? kept : [...kept, ...read.slice(end)], waiting: added, arrived: [] };
}
