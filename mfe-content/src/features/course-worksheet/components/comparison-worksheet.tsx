import { above, font, joinClasses } from '@annuity-lantern/ui';
import styles from './comparison-worksheet.module.css';

interface Part {
  readonly heading: string;
  readonly rows: readonly { readonly ask: string; readonly hint?: string }[];
}

/** The facts to write down about each contract, in the order of the questions to a seller. */
const parts: readonly Part[] = [
  {
    heading: 'Who and what',
    rows: [
      { ask: 'Insurance company' },
      { ask: 'Name of the contract' },
      { ask: 'Financial strength rating', hint: 'which agency, which date' },
      { ask: 'Premium', hint: 'in dollars' },
    ],
  },
  {
    heading: 'What it credits',
    rows: [
      { ask: 'Index, and first year it was published' },
      { ask: 'Crediting method and period' },
      { ask: 'Cap: first year / guaranteed minimum' },
      { ask: 'Participation: first year / guaranteed minimum' },
      { ask: 'Spread: first year / guaranteed maximum' },
      { ask: 'Cap five years ago on this contract, and today', hint: 'in writing' },
      { ask: 'Fixed account rate' },
    ],
  },
  {
    heading: 'What it costs',
    rows: [
      { ask: 'Rider fee a year', hint: 'of the account, or of the income base?' },
      { ask: 'Other yearly fees' },
      { ask: 'Bonus, and what pays for it', hint: 'vesting, lower cap, more years' },
      { ask: 'What the seller is paid' },
    ],
  },
  {
    heading: 'How you get out',
    rows: [
      { ask: 'Surrender charge, year by year' },
      { ask: 'Month and year it ends' },
      { ask: 'Free withdrawal', hint: 'percent, of what, from which year' },
      { ask: 'Market value adjustment', hint: 'yes or no' },
      { ask: 'Charge waived for', hint: 'death, nursing home, illness' },
      { ask: 'Free-look days', hint: 'on the cover' },
    ],
  },
  {
    heading: 'If you want income',
    rows: [
      { ask: 'Income base at start, in dollars' },
      { ask: 'Payout rate: one life / two lives' },
      { ask: 'Guaranteed income a year, in dollars' },
      { ask: 'Cash value then, if you cancel' },
    ],
  },
];

const contracts = ['A', 'B', 'C'] as const;

/** A table to print and fill in by hand: one column for each of three contracts. */
export function ComparisonWorksheet() {
  return (
    <div>
      {/* Focusable, so that a keyboard can scroll what does not fit. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would add a second landmark around the table. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling is what it is for. */}
      <div role="group" aria-label="Worksheet" tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <caption className={joinClasses(font.quiet, styles.caption)}>
            Three contracts, term by term. Leave no line empty: “not sure” is an answer too.
          </caption>
          <thead>
            <tr>
              <th scope="col">Ask for</th>
              {contracts.map((contract) => (
                <th key={contract} scope="col">{`Contract ${contract}`}</th>
              ))}
            </tr>
          </thead>
          {parts.map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.part}>
                  {heading}
                </th>
              </tr>
              {rows.map(({ ask, hint }) => (
                <tr key={ask}>
                  <th scope="row" className={styles.ask}>
                    <span>{ask}</span>
                    {hint && <span className={font.hint}>{` (${hint})`}</span>}
                  </th>
                  {contracts.map((contract) => (
                    <td key={contract} className={styles.blank} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className={above[16]}>
        Filled in on ____________ together with ______________________________. Take it home, and sign nothing on the day you fill it in.
      </p>
    </div>
  );
}
