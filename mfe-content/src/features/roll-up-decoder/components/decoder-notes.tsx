import { formatDollars, formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { above, Disclosure, font, joinClasses, Table } from '@annuity-lantern/ui';
import { chanceSource, type Decoded } from '../../../roll-up/decode.ts';
import { BUYING_AGE } from '../../../roll-up/decoder-inputs.ts';
import { sayReturns } from '../model/say-result.ts';
import styles from './decoder-notes.module.css';

const returnColumns = [
  { key: 'age', label: 'If you live to' },
  { key: 'chance', label: `Chance of it, at ${BUYING_AGE}`, numeric: true },
  { key: 'payments', label: 'Payments', numeric: true },
  { key: 'received', label: 'Received', numeric: true },
  { key: 'percent', label: 'You earn, a year', numeric: true },
];

const baseColumns = [
  { key: 'age', label: 'At age' },
  { key: 'paid', label: 'Paid in', numeric: true },
  { key: 'base', label: 'Income base (on paper)', numeric: true },
];

/** The result in words, its assumptions, and tables. */
export function DecoderNotes({ decoded }: { readonly decoded: Decoded }) {
  const { figures, bases, outcomes, incomeAge, fees } = decoded;
  const { premium, feePercent } = figures;
  return (
    <div className={above[12]}>
      <p
        className={font.note}
      >{`Worked example: bought at ${BUYING_AGE}, income from ${incomeAge}, one payment a year at year end, nothing paid at death, ${feePercent === 0 ? 'no rider fee' : `rider fee ${formatShortPercent(feePercent)} a year`}. Chances are for people who are ${BUYING_AGE} now: ${chanceSource}.`}</p>
      {feePercent > 0 && (
        <p className={joinClasses(font.measure, above[12], styles.fee)}>
          The rider fee charges <b>{formatDollars(fees)}</b>{' '}
          <span>{`to your account before income starts${fees > premium ? ', more than you paid in: only interest on the account could bear it' : ''}. It does not change the payments for life, so it does not change what you earn above. It lowers what you get if you cancel, and what your heirs get.`}</span>
        </p>
      )}
      <p className={joinClasses(font.measure, above[12])}>{sayReturns(decoded)}</p>
      <Disclosure label="Show as a table">
        <div className={joinClasses(above[12], styles.tables)}>
          <Table
            caption="What you earn, by the age you live to"
            columns={returnColumns}
            rows={outcomes.map(({ age, chance, payments, received, percent }) => ({
              age: String(age),
              chance: formatChance(chance),
              payments: String(payments),
              received: formatDollars(received),
              percent: percent === null ? 'nothing paid yet' : formatPercent(percent),
            }))}
          />
          <Table
            caption="What the brochure shows, year by year"
            columns={baseColumns}
            rows={bases.map((base, year) => ({
              age: String(BUYING_AGE + year),
              paid: formatDollars(premium),
              base: formatDollars(base),
            }))}
          />
        </div>
      </Disclosure>
    </div>
  );
}
