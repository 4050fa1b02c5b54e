import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { useSite } from '@annuity-lantern/host-kit';
import { lengthWords } from '../model/length-words.ts';
import type { RateView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import { viewWords } from '../model/view-words.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  readonly found: readonly RateRecord[];
  readonly total: number;
  readonly view: RateView;
  readonly today: string;
  readonly flags: ReadonlySet<string>;
}

const columns = ['Product and carrier', 'Rate', 'Guaranteed for', 'Charge for leaving', 'Term', 'Minimum', 'Rating', 'As of'];

/** Every rate that was found, for paper: the page itself lists only some at a time. */
export function PrintSheet({ found, total, view, today, flags }: PrintSheetProps) {
  const { productName, phone } = useSite();
  const sources = [...new Set(found.map(({ source }) => source))];
  return (
    <section className={styles.sheet} aria-label="Rates for paper">
      <p>
        <b>
          {formatNumber(found.length)} of {count(total, 'product')}, printed on {formatShortDay(today)}.
        </b>{' '}
        {viewWords(view)}
      </p>
      <p>
        {rateWords.example} {rateWords.guarantees} For fixed index annuities (FIA) the rate is a cap: the most that can be credited in a
        year. {rateWords.caps} {rateWords.notReserved}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((rate) => (
            <PrintedRate key={rate.id} rate={rate} flagged={flags.has(rate.id)} />
          ))}
        </tbody>
      </table>
      <p>
        Source: {sources.join('; ')}. {productName}, {phone.display}.
      </p>
    </section>
  );
}

function PrintedRate({ rate, flagged }: { readonly rate: RateRecord; readonly flagged: boolean }) {
  const words = lengthWords(rate);
  return (
    <tr>
      <th scope="row">
        {rate.productName}
        {flagged && ' (flagged)'}
        <span>
          {rate.carrier}, {rate.type}
          {rate.sample && ', sample'}
        </span>
      </th>
      <td>
        {formatPercent(rate.rate)}
        <span>{rate.type === 'MYGA' ? 'guaranteed' : 'cap'}</span>
      </td>
      <td>{words.guaranteed}</td>
      <td>
        {words.surrender}
        {words.gap && <span>gap of {words.gap}</span>}
      </td>
      <td>{rate.term}</td>
      <td>{formatDollars(rate.minimumPremium)}</td>
      <td>{rate.rating}</td>
      <td>{formatShortDay(rate.asOf)}</td>
    </tr>
  );
}
