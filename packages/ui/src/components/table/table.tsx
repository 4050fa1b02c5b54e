import type { ReactNode } from 'react';
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
  /** On phones: scroll sideways inside its own box, or each row as its name with label and value lines below. */
  readonly phone?: 'scroll' | 'lines' | undefined;
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
export function Table({ caption, captionHidden = false, columns, rows, phone = 'scroll', className }: TableProps) {
  return (
    // Focusable, so that a keyboard can scroll what does not fit.
    // biome-ignore lint/a11y/useSemanticElements: a section would add a second landmark around the table.
    <div
      role="group"
      aria-label={caption}
      tabIndex={phone === 'scroll' ? 0 : undefined}
      className={joinClasses(styles.scroller, styles[phone], className)}
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
                  <th key={key} {...roles.rowheader} scope="row" className={numeric ? styles.numeric : undefined}>
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
