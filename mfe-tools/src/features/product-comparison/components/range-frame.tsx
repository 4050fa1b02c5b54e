import { formatDollars } from '@annuity-lantern/domain/format-number';
import { COMPARED_YEARS } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { above, ChartFrame, joinClasses, Lit } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { sampleYears } from '../model/product-words.ts';
import { rangeRows } from '../model/range-geometry.ts';
import type { RangeWords } from '../model/range-words.ts';
import { ContractChoice } from './contract-choice.tsx';
import { RangeChart } from './range-chart.tsx';

interface RangeFrameProps {
  readonly products: readonly Product[];
  readonly amount: number;
  readonly words: RangeWords;
}

const columns = [
  { key: 'name', label: 'Contract' },
  { key: 'worst', label: 'Worst', numeric: true },
  { key: 'sample', label: 'Sample years', numeric: true },
  { key: 'best', label: 'Best', numeric: true },
];

export const RangeFrame = memo(function RangeFrame({ products, amount, words }: RangeFrameProps) {
  const [at, setAt] = useState(0);
  const rows = rangeRows(products, amount);
  const read = Math.min(at, rows.length - 1);
  const dollars = (value: number | null) => (value === null ? 'N/A' : formatDollars(value));
  return (
    <ChartFrame
      id="worst-to-best"
      title={`What it is worth after ${COMPARED_YEARS} years`}
      headingLevel={2}
      className={joinClasses(above[32], tools.frame)}
      sentence={
        <>
          <Lit>{words.certain}</Lit> <span>{words.rest}</span>
        </>
      }
      table={{
        columns,
        rows: rows.map(({ product, worst, sample, best }) => ({
          name: product.productName,
          worst: dollars(worst),
          sample: dollars(sample),
          best: dollars(best),
        })),
      }}
      source={`Before any charge for leaving. Worst: every index year is 0%, or the contract’s minimum rate once a guarantee ends. Best: every index year reaches today’s cap, or the insurer renews the same rate. Sample years: index ${sampleYears}; an example, not a forecast.`}
    >
      <RangeChart rows={rows} amount={amount} read={read} label={`${words.certain} ${words.rest}`} />
      <ContractChoice rows={rows} read={read} onRead={setAt} />
    </ChartFrame>
  );
});
