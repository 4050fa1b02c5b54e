import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { COMPARED_YEARS } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { rateWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { Fragment } from 'react';
import { ResultSheet, SheetStatement } from '../../../result/result-sheet.tsx';
import type { ComparedRow } from '../model/contract-rows.ts';
import { paperRows } from '../model/paper-rows.ts';
import { rangeGeometry, rangeRows } from '../model/range-geometry.ts';
import type { RangeWords } from '../model/range-words.ts';
import styles from './comparison-sheet.module.css';
import { feesAndLeaving } from './comparison-working.tsx';
import { PaperBar } from './paper-bar.tsx';

interface ComparisonSheetProps {
  readonly products: readonly Product[];
  /** Dollars; null while the field is empty. */
  readonly amount: number | null;
  readonly words: RangeWords | null;
  readonly contract: readonly ComparedRow[];
  /** Empty without an amount. */
  readonly dollars: readonly ComparedRow[];
  readonly outdated: boolean;
  readonly ask: readonly string[];
  readonly notThis: string;
}

/** Pixels of a drawing that fills a column. */
const BAR_WIDTH = 160;

export const comparisonHead = {
  title: toolNames['annuity-comparison'],
  lead: `What sample products of invented insurers promise and cost, for one amount. ${rateWords.guarantees} ${rateWords.caps}`,
};

/** The comparison on one page of paper. */
export function ComparisonSheet({ products, amount, words, contract, dollars, outdated, ask, notThis }: ComparisonSheetProps) {
  return (
    <ResultSheet
      {...comparisonHead}
      figures={amount === null ? [{ label: 'Amount', value: 'not given' }] : []}
      outdated={outdated}
      says={[]}
      ask={ask}
      assumed={`${feesAndLeaving} Taxes and inflation are left out too.`}
      notThis={notThis}
    >
      {words && amount !== null && (
        <SheetStatement lead={`After ${COMPARED_YEARS} years, for ${formatDollars(amount)}`} statement={words.certain} rest={words.rest} />
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                {product.productName}
                <span>
                  {product.carrier}, {product.type}, sample
                </span>
                <span>
                  Rated {product.rating} {ratingSource(product)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paperRows(contract, products).map((row) => (
            <Row key={row.label} row={row} products={products} />
          ))}
        </tbody>
        {amount !== null && (
          <tbody>
            <tr>
              <th colSpan={products.length + 1} scope="rowgroup">
                In dollars, for {formatDollars(amount)}; leaving pays at least what is shown
              </th>
            </tr>
            {paperRows(dollars, products).map((row, index) => (
              <Fragment key={row.label}>
                <Row row={row} products={products} />
                {index === 0 && <Bars products={products} amount={amount} />}
              </Fragment>
            ))}
          </tbody>
        )}
      </table>
    </ResultSheet>
  );
}

function Row({ row: { label, cells }, products }: { readonly row: ComparedRow; readonly products: readonly Product[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ main, note, flag }, index) => (
        <td key={products[index]?.id}>
          <b>{main}</b>
          {note && ` ${note}`}
          {flag && <span className={styles.flag}>{flag.words}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Worst to best of each contract, all on one scale. */
function Bars({ products, amount }: { readonly products: readonly Product[]; readonly amount: number }) {
  const rows = rangeRows(products, amount);
  const place = rangeGeometry(rows, amount, BAR_WIDTH, true);
  return (
    <tr className={styles.bars}>
      <th scope="row">Vertical line: what you put in</th>
      {rows.map((row) => (
        <td key={row.product.id}>
          <PaperBar row={row} place={place} amount={amount} width={BAR_WIDTH} />
        </td>
      ))}
    </tr>
  );
}
