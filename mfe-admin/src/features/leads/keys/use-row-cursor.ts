import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { neighborOf, type RowCursor } from './neighbor-of.ts';

interface Places {
  /** Holds the tables. */
  readonly list: RefObject<HTMLElement | null>;
  /** Holds the open request. */
  readonly side: RefObject<HTMLElement | null>;
  readonly openId: string | null;
}

/** The tables of the desk. A request may be in two of them. */
export type TableName = 'queue' | 'consultations' | 'reviews';

/** The row of a request in a table, and the id of the element in it that takes the focus. */
export function rowKey(table: TableName, leadId: string): string {
  return `${table}-${leadId}`;
}

function leadOf(key: string): string {
  return key.slice(key.indexOf('-') + 1);
}

/** Focuses the first row of a request. */
export function focusLead(leadId: string | null | undefined): void {
  if (leadId) focusRow(rowsIn(document.body).find((key) => leadOf(key) === leadId));
}

export function focusRow(key: string | undefined): void {
  if (key) document.getElementById(key)?.focus();
}

/**
 * A cursor over the rows of all tables in `list`, in their order. It follows the focus, to the row of the open request when that has it, and stays on its
 * request while the list changes.
 */
export function useRowCursor({ list, side, openId }: Places) {
  const [cursor, setCursor] = useState<RowCursor | null>(null);
  const rows = () => rowsIn(list.current);
  const put = (key: string) => {
    if (key !== cursor?.id) setCursor({ id: key, order: rows() });
  };
  /** Puts the cursor on a row of the request: where it is, if it is on one. */
  const putOn = (leadId: string) => {
    if (cursor && leadOf(cursor.id) === leadId) return;
    put(rows().find((key) => leadOf(key) === leadId) ?? rowKey('queue', leadId));
  };
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const row = list.current?.contains(target) ? target.closest<HTMLElement>('tr[data-row]') : null;
    if (row?.dataset.row) put(row.dataset.row);
    else if (openId !== null && side.current?.contains(target)) putOn(openId);
  });
  useEffect(() => {
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return {
    /** The row. */
    key: cursor?.id ?? null,
    /** The request of the row. */
    id: cursor ? leadOf(cursor.id) : null,
    put,
    putOn,
    /** The next row, or the one before; undefined at the end. From a row of the queue it stays in the queue. */
    neighbor: (step: 1 | -1) => neighborOf(rows().filter(besideOf(cursor)), cursor, step),
    leadOf,
  };
}

/** Whether the keys go from the cursor to a row: the queue and the lists below it are apart. Without a cursor, to any. */
function besideOf(cursor: RowCursor | null): (key: string) => boolean {
  const isInQueue = (key: string) => key.startsWith(rowKey('queue', ''));
  return (key) => cursor === null || isInQueue(key) === isInQueue(cursor.id);
}

function rowsIn(element: HTMLElement | null): string[] {
  return [...(element?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].map(({ dataset }) => dataset.row ?? '');
}
