/** The row that the cursor of a list is on. */
export interface RowCursor {
  readonly id: string;
  /** All rows at the time of the move, so that the place is known after the row has moved or left the list. */
  readonly order: readonly string[];
}

/** The row after the cursor, or before it; the first one without a cursor. Undefined at the end of the list. */
export function neighborOf(rows: readonly string[], cursor: RowCursor | null, step: 1 | -1): string | undefined {
  if (!cursor) return rows[0];
  const { id, order } = cursor;
  const isHere = (key: string) => rows.includes(key);
  const before = order.slice(0, order.indexOf(id)).findLast(isHere);
  const after = order.slice(order.indexOf(id) + 1).find(isHere);
  const place = rows.indexOf(id);
  // What was done with a request may move its row past others.
  const isInPlace =
    place !== -1 && (before === undefined || rows.indexOf(before) < place) && (after === undefined || rows.indexOf(after) > place);
  if (isInPlace) return rows[place + step];
  return step === 1 ? after : before;
}
