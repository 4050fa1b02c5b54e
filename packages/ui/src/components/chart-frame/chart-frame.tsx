import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { Table, type TableData } from '../table/table.tsx';
import styles from './chart-frame.module.css';
import { FiguresTable } from './figures-table.tsx';

export interface ChartFrameProps {
  readonly id: string;
  readonly title: string;
  /** The drawing: an `<svg role="img" aria-label>`. */
  readonly children: ReactNode;
  /** The statement of the chart, in words. */
  readonly sentence: ReactNode;
  readonly table: TableData;
  /** Shows the table at once instead of behind "Show the figures as a table". */
  readonly tableOpen?: boolean | undefined;
  /** Where the figures come from, and their date. */
  readonly source?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** A chart with everything that must come with it: title, sentence, table and source line. */
export function ChartFrame(props: ChartFrameProps) {
  const { id, title, children, sentence, table, tableOpen = false, source, headingLevel = 3, className } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <figure id={id} aria-labelledby={`${id}-title`} className={joinClasses(styles.frame, className)}>
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.drawing}>{children}</div>
      <figcaption className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        {tableOpen ? (
          <Table caption={title} captionHidden columns={table.columns} rows={table.rows} />
        ) : (
          <FiguresTable caption={title} columns={table.columns} rows={table.rows} className={styles.details} />
        )}
        {source && <p className={styles.source}>{source}</p>}
      </figcaption>
    </figure>
  );
}
