import type { ComparedSheet, PreviewedRate } from '@annuity-lantern/contracts/http';
import { formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import { across, font, joinClasses, stack, Table } from '@annuity-lantern/ui';
import desk from '../../../shared-styles/desk.module.css';

const kinds = [
  { key: 'changed', title: 'Another rate', columns: ['before', 'rate', 'terms'] },
  { key: 'added', title: 'New', columns: ['rate'] },
  { key: 'removed', title: 'Removed', columns: ['rate'] },
  { key: 'adjusted', title: 'Same rate, other terms', columns: ['rate', 'terms'] },
] as const;

const product = { key: 'product', label: 'Product' };
const labels = {
  changed: { before: 'Now', rate: 'New', terms: 'Other terms' },
  added: { rate: 'Rate' },
  removed: { rate: 'Now' },
  adjusted: { rate: 'Rate', terms: 'Other terms' },
} as const;

/** How many rates change in each way. */
export function ChangeCounts({ sheet }: { readonly sheet: ComparedSheet }) {
  const counts = [...kinds.map(({ key, title }) => [title, sheet[key].count] as const), ['Unchanged', sheet.unchanged] as const];
  return (
    <dl className={across[24]}>
      {counts.map(([title, count]) => (
        <div key={title} className={desk.words}>
          <dt className={font.quiet}>{title}</dt>
          <dd className={joinClasses(font.strong, font.numbers)}>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which rates change in each way. */
export function SheetChanges({ sheet }: { readonly sheet: ComparedSheet }) {
  return (
    <>
      {kinds
        .filter(({ key }) => sheet[key].count > 0)
        .map(({ key, title, columns }) => {
          const { count, rates } = sheet[key];
          const names: Readonly<Record<string, string>> = labels[key];
          const shown = columns.filter((name) => name !== 'terms' || rates.some(({ terms }) => terms));
          return (
            <div key={key} className={joinClasses(stack[8], desk.column)}>
              <Table
                caption={`${title}: ${formatNumber(count)}`}
                columns={[product, ...shown.map((name) => ({ key: name, label: names[name] ?? '', numeric: name !== 'terms' }))]}
                rows={rates.map(toRow)}
                phone="lines"
              />
              {count > rates.length && <p className={font.quiet}>{`and ${formatNumber(count - rates.length)} more`}</p>}
            </div>
          );
        })}
    </>
  );
}

function toRow({ carrier, productName, term, rate, before, terms = [] }: PreviewedRate) {
  return {
    product: `${carrier}, ${productName}, ${term}`,
    before: before === undefined ? '' : formatPercent(before),
    rate: formatPercent(rate),
    terms: terms.join('; '),
  };
}
