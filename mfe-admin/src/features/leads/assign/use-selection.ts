import { useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Turns one row. `range`: the rows of its table; those from the last turned one to this one then become as this one. */
  readonly turn: (id: string, range?: readonly string[]) => void;
  readonly set: (ids: readonly string[], selected: boolean) => void;
  readonly keepOnly: (ids: readonly string[]) => void;
}

/** The requests that a manager selected. @param question what the lists answer: another one begins without a selection, as no row is selected out of sight */
export function useSelection(question: string): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setIds(new Set());
  }
  const last = useRef<string | null>(null);
  const set = (changed: readonly string[], selected: boolean) =>
    setIds((before) => (selected ? new Set([...before, ...changed]) : new Set([...before].filter((id) => !changed.includes(id)))));
  return {
    ids,
    set,
    turn: (id, range = []) => {
      const [from, to] = [range.indexOf(last.current ?? ''), range.indexOf(id)].toSorted((a, b) => a - b);
      const changed = from === undefined || from === -1 ? [id] : range.slice(from, (to ?? 0) + 1);
      last.current = id;
      set(changed, !ids.has(id));
    },
    keepOnly: (kept) => setIds(new Set(kept)),
  };
}
