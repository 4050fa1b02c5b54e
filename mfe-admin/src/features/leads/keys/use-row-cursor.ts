import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { neighborOf, type RowCursor } from './neighbor-of.ts';

interface Places {
  /** Holds the tables. */
  readonly list: RefObject<HTMLElement | null>;
  /** Holds the open request. */
  readonly side: RefObject<HTMLElement | null>;
  readonly openId: string | null;
}

/** The element that takes the focus when the cursor is on a request. */
export function rowId(leadId: string): string {
  return `lead-${leadId}`;
}

export function focusRow(leadId: string | null | undefined): void {
  if (leadId) document.getElementById(rowId(leadId))?.focus();
}

/**
 * A cursor over the rows of all tables in `list`, in their order. It follows the focus, to the row of the open request when that has it, and stays on its
 * request while the list changes.
 */
export function useRowCursor({ list, side, openId }: Places) {
  const [cursor, setCursor] = useState<RowCursor | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tr[data-lead]') ?? [])].map(({ dataset }) => dataset.lead ?? '');
  const put = (id: string) => {
    if (id !== cursor?.id) setCursor({ id, order: rows() });
  };
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const row = list.current?.contains(target) ? target.closest<HTMLElement>('tr[data-lead]') : null;
    const id = row?.dataset.lead ?? (side.current?.contains(target) ? openId : null);
    if (id) put(id);
  });
  useEffect(() => {
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return {
    id: cursor?.id ?? null,
    put,
    /** Whether its request is on the page. */
    isListed: () => cursor !== null && rows().includes(cursor.id),
    /** The next request, or the one before; undefined at the end of the list. */
    neighbor: (step: 1 | -1) => neighborOf(rows(), cursor, step),
  };
}
