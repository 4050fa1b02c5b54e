export interface MergeOptions<Row> {
  /** The reader is on a row: none may move. */
  readonly pinned: boolean;
  /** Whether rows may be added at the end of a pinned list: the reader's row is not below it. */
  readonly mayGrow?: boolean;
  /** Rows as they are now, by key. They keep their place for a moment although the list does not have them any more. */
  readonly lasting?: ReadonlyMap<string, Row>;
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
 * New rows wait, except those after the last known row, which are added at the end of a list that may grow. An empty list that may
 * grow holds nothing back.
 */
export function mergeRows<Row>(
  shown: readonly Row[],
  read: readonly Row[],
  { pinned, mayGrow = true, keyOf, lasting = new Map() }: MergeOptions<Row>,
): Merged<Row> {
  const known = new Set(shown.map(keyOf));
  const isNew = (row: Row) => !known.has(keyOf(row));
  const end = read.findLastIndex((row) => !isNew(row)) + 1;
  const between = read.slice(0, end).filter(isNew);
  // Without a known row the end of the list is undefined, so all rows count as added.
  const added = end === 0 ? read : between;
  if (!pinned || (shown.length === 0 && mayGrow))
    return { rows: withLasting(read, shown, { keyOf, lasting }), waiting: [], arrived: added.map(keyOf) };
  const fresh = new Map(read.map((row) => [keyOf(row), row]));
  const kept = shown.map((row) => lasting.get(keyOf(row)) ?? fresh.get(keyOf(row)) ?? row);
  if (end === 0 || !mayGrow) return { rows: kept, waiting: read.filter(isNew), arrived: [] };
  return { rows: [...kept, ...read.slice(end)], waiting: added, arrived: [] };
}

function withLasting<Row>(
  read: readonly Row[],
  shown: readonly Row[],
  { keyOf, lasting }: Required<Pick<MergeOptions<Row>, 'keyOf' | 'lasting'>>,
): readonly Row[] {
  const found = new Set(read.map(keyOf));
  const rows = read.map((row) => lasting.get(keyOf(row)) ?? row);
  for (const [place, row] of shown.entries()) {
    const last = lasting.get(keyOf(row));
    if (last && !found.has(keyOf(row))) rows.splice(place, 0, last);
  }
  return rows;
}
