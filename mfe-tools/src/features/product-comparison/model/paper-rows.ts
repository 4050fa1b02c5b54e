import { formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { Product } from '@annuity-lantern/domain/product-terms';
import type { Cell, ComparedRow } from './contract-rows.ts';
import { formatShare } from './product-words.ts';

/** What the head of the printed table says already, and what its row of rates says in one line. */
const saidElsewhere = new Set(['Product Type', 'Rating', 'Cap Rate', 'Participation Rate']);

/** Rows whose figures mislead without what stands below them. */
const noted = new Set(['Bonus', 'Value at term end']);

/** The rows of the comparison for one page of paper: the same figures and flags, fewer words. */
export function paperRows(rows: readonly ComparedRow[], products: readonly Product[]): readonly ComparedRow[] {
  return rows
    .filter(({ label }) => !saidElsewhere.has(label))
    .map((row) => (row.label === 'Guaranteed Rate' ? rateRow(row, products) : shortened(row)));
}

function rateRow({ cells }: ComparedRow, products: readonly Product[]): ComparedRow {
  return { label: 'Rate', cells: products.map((product, index) => ({ ...sayRate(product), flag: cells[index]?.flag })) };
}

function sayRate(product: Product): Pick<Cell, 'main' | 'note'> {
  switch (product.type) {
    case 'MYGA':
      return { main: formatPercent(product.guaranteedRate), note: `guaranteed for ${formatYears(product.guaranteeYears)}, compounds` };
    case 'FIA': {
      const { capRate, participationRate, spreadMargin } = product;
      if (participationRate === undefined) return { main: `Cap ${formatPercent(capRate)}` };
      const spread = spreadMargin ? `, spread ${formatPercent(spreadMargin)}` : '';
      return { main: `Cap ${formatPercent(capRate)},`, note: `participation ${formatShare(participationRate)}${spread}` };
    }
    case 'Variable':
      return { main: 'Follows its funds' };
    case 'Immediate':
      return { main: 'Pays a set income' };
  }
}

function shortened({ label, cells }: ComparedRow): ComparedRow {
  const worded = cells.map(({ main, note, flag, ask }) => ({
    main: ask ? 'Ask the insurer' : main,
    flag,
    ...(noted.has(label) && main !== 'N/A' && main !== 'None' && { note }),
  }));
  return { label: paperLabel(label), cells: worded };
}

/** In few words, with the part of the hint that the figures mislead without. */
function paperLabel(label: string): string {
  if (label === 'Market Value Adjustment') return 'MVA';
  return label === 'Value after 5 years' ? `${label}, worst to best` : label;
}
