import { useEffect, useLayoutEffect, useState } from 'react';
import { mergeRows } from './merge-rows.ts';

/** Milliseconds for which rows that came in by themselves are marked. */
const MARKED = 5000;
const noKeys: ReadonlySet<string> = new Set();

/** A list as it was read. */
export interface ReadList<Row> {
  readonly rows: readonly Row[] | null;
  /** When, in milliseconds since 1970. */
  readonly readAt: number | null;
  /** The query. Rows of a new query replace all rows. */
  readonly of?: string | undefined;
}

export interface LiveOptions<Row> {
  readonly keyOf: (row: Row) => string;
  readonly isPinned: () => boolean;
  /** Whether a pinned list may grow at its end. Absent: it may. */
  readonly mayGrow?: () => boolean;
  /** Rows as they are now, which keep their place for a moment although the list does not have them any more. By key. */
  readonly lasting?: ReadonlyMap<string, Row>;
  /** Another number puts the list in order once, also under the reader's cursor: the reader asked for it. */
  readonly released: number;
}

export interface LiveRows<Row> {
  /** Null until the first answer. */
  readonly rows: readonly Row[] | null;
  /** New rows that are held back. */
  readonly waiting: readonly Row[];
  /** Keys of rows that came in a moment ago by themselves. */
  readonly arrived: ReadonlySet<string>;
}

interface Shown<Row> extends LiveRows<Row> {
  readonly of: string | undefined;
  readonly released: number;
}

/** The rows of a list that is read again and again, none of which moves under the reader's cursor: see `mergeRows`. */
export function useLiveRows<Row>(
  { rows, readAt, of }: ReadList<Row>,
  { keyOf, isPinned, mayGrow = () => true, released, lasting }: LiveOptions<Row>,
): LiveRows<Row> {
  const [shown, setShown] = useState<Shown<Row>>({ rows, waiting: [], arrived: noKeys, of, released });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each read counts, also one that found the same; the functions read what is true now.
  useLayoutEffect(() => {
    const [pinned, grows] = [isPinned(), mayGrow()];
    const options = { keyOf, mayGrow: grows, released, lasting };
    setShown((before) => next(before, { rows, of }, { ...options, pinned: pinned && before.released === released }));
  }, [rows, readAt, of, released, lasting]);

  const { arrived } = shown;
  useEffect(() => {
    if (arrived.size === 0) return undefined;
    const timer = setTimeout(() => setShown((before) => ({ ...before, arrived: noKeys })), MARKED);
    return () => clearTimeout(timer);
  }, [arrived]);

  // Before the effect has run for the first answer, or for another question.
  return shown.rows !== null && shown.of === of ? shown : { rows, waiting: [], arrived: noKeys };
}

interface NextOptions<Row> {
  readonly keyOf: (row: Row) => string;
  readonly pinned: boolean;
  readonly mayGrow: boolean;
  readonly released: number;
  readonly lasting: ReadonlyMap<string, Row> | undefined;
}

function next<Row>(before: Shown<Row>, { rows, of }: Omit<ReadList<Row>, 'readAt'>, options: NextOptions<Row>): Shown<Row> {
  const { released } = options;
  if (rows === null || before.rows === null || before.of !== of) return { rows, waiting: [], arrived: noKeys, of, released };
  const { keyOf, pinned, mayGrow, lasting } = options;
  const merged = mergeRows(before.rows, rows, { keyOf, pinned, mayGrow, ...(lasting ? { lasting } : {}) });
  const arrived = merged.arrived.length === 0 ? before.arrived : new Set([...before.arrived, ...merged.arrived]);
  return { rows: merged.rows, waiting: merged.waiting, arrived, of, released };
}

/** The rows in the element that the reader's pointer and focus are on. */
export function readersRows(element: HTMLElement | null): readonly HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('tbody > tr:is(:hover, :focus-within)') ?? [])];
}

/** Whether the reader is on a row in the element, or its top is scrolled out of sight. */
export function isReaderIn(element: HTMLElement | null): boolean {
  return readersRows(element).length > 0 || (element?.getBoundingClientRect().top ?? 0) < 0;
}
