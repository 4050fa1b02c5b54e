/** The row that the cursor of a list is on. */
export interface RowCursor {
  readonly id: string;
  /** All rows at the time of the move, so that the index is known after the row has left the list. */
  readonly order: readonly string[];
}

/** The row after the cursor, or before it; the first one without a cursor. Undefined at the end of the list. */
export function neighborOf(rows: readonly string[], cursor: RowCursor | null, step: 1 | -1): string | undefined {
  if (!cursor) return rows[0];
  const place = rows.indexOf(cursor.id);
  if (place !== -1) return rows[place + step];
  const left = cursor.order.indexOf(cursor.id);
  const behind = step === 1 ? cursor.order.slice(left + 1) : cursor.order.slice(0, left).toReversed();
  return behind.find((id) => rows.includes(id));
}
