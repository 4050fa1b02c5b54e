import { Disclosure } from '../disclosure/disclosure.tsx';
import { Table, type TableData } from '../table/table.tsx';

export interface FiguresTableProps extends TableData {
  /** What the figures are, for screen readers. */
  readonly caption: string;
  readonly className?: string | undefined;
}

/** The figures of a chart as a table that opens on a press. */
export function FiguresTable({ caption, columns, rows, className }: FiguresTableProps) {
  return (
    <Disclosure label="Show the figures as a table" className={className}>
      <Table caption={caption} captionHidden columns={columns} rows={rows} />
    </Disclosure>
  );
}
