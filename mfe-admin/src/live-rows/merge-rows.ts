export interface MergeOptions<Row> {
  /** The reader is in the list: no row may move. */
  readonly pinned: boolean;
  readonly keyOf: (row: Row) => string;
}

export interface Merged<Row> {
  readonly rows: readonly Row[];
  /** New rows that are held back. */
  readonly waiting: readonly Row[];
  /** Keys of the new rows among `rows`, without those at its end. */
  readonly arrived: readonly string[];
}

/**
 * What a list shows after it was read again. While it is pinned, each row stays where it is with its new content, even if it now belongs elsewhere or
 * nowhere, new rows wait, and rows after the last known one are added at the end.
 */
export function mergeRows<Row>(shown: readonly Row[], read: readonly Row[], { pinned, keyOf }: MergeOptions<Row>): Merged<Row> {
  const known = new Set(shown.map(keyOf));
  const isNew = (row: Row) => !known.has(keyOf(row));
  const end = read.findLastIndex((row) => !isNew(row)) + 1;
  const between = read.slice(0, end).filter(isNew);
  // Without a known row, nobody can tell what is the end.
  const added = end === 0 ? read : between;
  if (!pinned) return { rows: read, waiting: [], arrived: added.map(keyOf) };
  const fresh = new Map(read.map((row) => [keyOf(row), row]));
  const kept = shown.map((row) => fresh.get(keyOf(row)) ?? row);
  return { rows: end === 0 ? kept : [...kept, ...read.slice(end)], waiting: added, arrived: [] };
}
