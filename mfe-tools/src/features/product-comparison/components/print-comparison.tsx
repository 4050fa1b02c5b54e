import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { COMPARED_YEARS } from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { minimumLabel, rateWords } from '@annuity-lantern/domain/rate-words';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import type { ComparedRow } from '../model/contract-rows.ts';
import { listNames, saySamples, sayTerms, sourcesOf } from '../model/product-words.ts';
import type { RangeWords } from '../model/range-words.ts';
import styles from './print-comparison.module.css';

interface PrintComparisonProps {
  readonly products: readonly Product[];
  /** Dollars; null while the field is empty. */
  readonly amount: number | null;
  readonly words: RangeWords | null;
  readonly contract: readonly ComparedRow[];
  /** Empty without an amount. */
  readonly dollars: readonly ComparedRow[];
  readonly outdated: boolean;
  /** The terms that the rate sheets leave out, or empty. */
  readonly leftOut: string;
  /** The fragment of a link to this comparison. */
  readonly hash: string;
}

/** The rows of dollars that fit on paper, with their labels. */
const columns: readonly (readonly [label: string, onPaper: string])[] = [
  [`Value after ${COMPARED_YEARS} years`, `After ${COMPARED_YEARS} years, worst to best`],
  ['Leave after year 1', 'Leave after year 1, at least'],
];

/** The comparison on one page of paper, and as a link. */
export function PrintComparison({ products, amount, words, contract, dollars, outdated, leftOut, hash }: PrintComparisonProps) {
  const shown = columns.flatMap(([label, onPaper]) => {
    const row = dollars.find((one) => one.label === label);
    return row ? [{ onPaper, cells: row.cells }] : [];
  });
  const minimums = contract.find(({ label }) => label === 'Minimum Premium')?.cells ?? [];
  const floor = words?.floor;
  const home = useHomeState();
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={`${listNames(products)}, side by side. ${saySamples(products) || rateWords.example}`}
      sheet={{
        title: toolNames['annuity-comparison'],
        ...(floor
          ? {
              label: `After ${COMPARED_YEARS} years, for ${formatDollars(amount ?? 0)}: ${floor.productName} cannot end below`,
              figure: floor.held,
              words: sayPaid(floor),
            }
          : {
              label: amount === null ? 'No amount given' : `After ${COMPARED_YEARS} years, for ${formatDollars(amount)}`,
              figure: amount === null ? `${products.length} contracts` : 'No floor',
              words: words?.certain ?? 'Enter an amount to see what each could be worth.',
            }),
        facts: [],
        children: (
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {shown.map(({ onPaper }) => (
                  <th key={onPaper} scope="col">
                    {onPaper}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {products.map((product, index) => (
                <tr key={product.id}>
                  <th scope="row">
                    <b>{product.productName}</b>
                    <span>{`${sayTerms(product, home)}${minimums[index]?.flag ? ` ${minimumLabel} ${minimums[index].main}.` : ''}`}</span>
                  </th>
                  {shown.map(({ onPaper, cells }) => (
                    <td key={onPaper}>{cells[index]?.main}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ),
        disclosures:
          `${rateWords.example} ${rateWords.guarantees} ${rateWords.caps} ${saySamples(products)} Rates ${sourcesOf(products)}. ${leftOut} Before tax.`.replace(
            / {2,}/g,
            ' ',
          ),
        questions: [
          leftOut
            ? 'What fees, bonus and charges for leaving are not on this rate sheet?'
            : 'What does leaving cost, year by year, with any market value adjustment?',
          'What rates or caps did owners get in later years?',
          'How are you paid on each of these contracts?',
        ],
        outdated,
      }}
    />
  );
}

/** The payment for leaving at the end of the compared years, if it is less than the value. */
function sayPaid({ held, paid, beforeFees }: NonNullable<RangeWords['floor']>): string {
  const before = beforeFees ? 'before any yearly fee. ' : '';
  if (paid === null) return `${before}Ask what leaving then pays.`;
  return held === paid ? before : `${before}or ${paid} if you leave then.`;
}
