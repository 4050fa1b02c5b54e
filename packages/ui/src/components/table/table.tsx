import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Right-aligned, figures of equal width. */
  readonly numeric?: boolean | undefined;
}

/** Cells by column key. The first column's cell names the row. */
export type Row = Readonly<Record<string, ReactNode>>;

export interface TableData {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface TableProps extends TableData {
  readonly caption: string;
  readonly captionHidden?: boolean | undefined;
  /** On phones, each row as its name with lines of label and value below. Without it only a table that is too wide is stacked. */
  readonly phone?: 'lines' | undefined;
  readonly className?: string | undefined;
}

/** Said outright, because Safari forgets a table's own roles under `display: block`, which phones get. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A plain table of words and figures. */
export function Table({ caption, captionHidden = false, columns, rows, phone, className }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  useStacking(box);
  return (
    // Focusable, so that a keyboard can scroll what does not fit before scripts run.
    // biome-ignore lint/a11y/useSemanticElements: a section would add a second landmark around the table.
    <div
      ref={box}
      role="group"
      aria-label={caption}
      tabIndex={phone === 'lines' ? undefined : 0}
      className={joinClasses(styles.scroller, phone && styles[phone], className)}
    >
      <table {...roles.table} className={styles.table}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.key} {...roles.columnheader} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows hold no state.
            <tr key={index} {...roles.row}>
              {columns.map(({ key, label, numeric }, place) =>
                place === 0 ? (
                  <th key={key} {...roles.rowheader} scope="row" data-label={label} className={numeric ? styles.numeric : undefined}>
                    {row[key]}
                  </th>
                ) : (
                  <td key={key} {...roles.cell} data-label={label} className={numeric ? styles.numeric : undefined}>
                    {row[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Puts the cells of each row below each other while the table is wider than its box. */
function useStacking(ref: RefObject<HTMLDivElement | null>): void {
  // After each render: other figures may need another width.
  useLayoutEffect(() => stackIfTooWide(ref.current));

  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    let settled = '';
    const size = () => `${box.offsetWidth} ${box.offsetHeight}`;
    // A larger text size resizes it, too. In the next frame, because stacking resizes it again.
    const observer = new ResizeObserver(() => {
      // Its own doing: a table that just fits would be stacked and laid out again for ever.
      if (size() === settled) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        stackIfTooWide(box);
        settled = size();
      });
    });
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
}

function stackIfTooWide(box: HTMLDivElement | null): void {
  const stacked = styles.stacked;
  if (!box || !stacked) return;
  box.classList.remove(stacked);
  box.classList.toggle(stacked, box.scrollWidth > box.clientWidth + 1);
}
