import { allSamples } from '@annuity-lantern/domain/all-samples';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { above, Badge, Button, font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { memo } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import type { Cell, ComparedRow } from '../model/contract-rows.ts';
import { ratingTone } from '../model/product-words.ts';
import styles from './comparison-table.module.css';
import { FlagBadge } from './flag-badge.tsx';
import { GainBar } from './gain-bar.tsx';
import { SoldNote } from './sold-note.tsx';

interface Group {
  readonly name: string;
  readonly rows: readonly ComparedRow[];
}

interface ComparisonTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly Group[];
  readonly onRemove: (id: string) => void;
}

/** Said outright, because Safari forgets a table's own roles under `display: grid`, which phones get. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Contracts in columns. On phones each row becomes its label with the values below, and the names of the products stay in sight. */
export const ComparisonTable = memo(function ComparisonTable({ products, groups, onRemove }: ComparisonTableProps) {
  const samplesOnly = allSamples(products);
  const widest = Math.max(...groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ gain }) => Math.abs(gain ?? 0)))));
  return (
    <table {...roles.table} className={joinClasses(above[40], styles.table, products.length === 2 && styles.two)}>
      <caption>
        <VisuallyHidden>{`Terms and dollars of ${products.map(({ productName }) => productName).join(', ')}`}</VisuallyHidden>
      </caption>
      <thead {...roles.rowgroup} className={styles.names}>
        <tr {...roles.row}>
          <td {...roles.cell} className={styles.corner} />
          {products.map(({ id, productName, carrier }) => (
            <th key={id} {...roles.columnheader} scope="col">
              <span className={joinClasses(font.title, styles.name)}>{productName}</span>
              <span className={joinClasses(font.quiet, font.plain, styles.carrier)}>{carrier}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        <tr {...roles.row} className={styles.removal}>
          <td {...roles.cell} className={styles.corner} />
          {products.map(({ id, productName, carrier, sample, states }) => (
            <td key={id} {...roles.cell} data-name={productName}>
              <span className={joinClasses(font.hint, styles.phoneCarrier)}>{carrier}</span>
              {sample && !samplesOnly && <Badge tone="sample">Sample</Badge>}
              <SoldNote states={states} />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${productName}`}
                className={joinClasses(tools.flush, styles.remove)}
                onClick={() => onRemove(id)}
              >
                Remove
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
      {groups.map(({ name, rows }) => (
        <tbody key={name} {...roles.rowgroup}>
          <tr {...roles.row} className={styles.group}>
            <th {...roles.rowheader} scope="rowgroup" colSpan={products.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map(({ label, hint, cells }) => (
            <tr key={label} {...roles.row}>
              <th {...roles.rowheader} scope="row">
                <span>{label}</span>
                {hint && <span className={joinClasses(font.hint, font.plain, styles.hint)}>{` ${hint}`}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={products[index]?.id} {...roles.cell} data-name={products[index]?.productName}>
                  <CellWords cell={cell} widest={widest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
});

function CellWords({ cell, widest }: { readonly cell: Cell; readonly widest: number }) {
  const { main, note, flag, gain, badge } = cell;
  return (
    <>
      {badge ? <Badge tone={ratingTone(main)}>{main}</Badge> : <b className={font.numbers}>{main}</b>}
      {note && (
        <span className={joinClasses(font.hint, font.plain, styles.note)}>
          {/* Read out, figure and reason are one sentence. */}
          <VisuallyHidden>: </VisuallyHidden>
          <span>{note}</span>
        </span>
      )}
      {flag && <FlagBadge flag={flag} className={styles.flag} />}
      {gain !== undefined && <GainBar gain={gain} widest={widest} />}
    </>
  );
}
