import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, rateWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { useSite } from '@annuity-lantern/host-kit';
import { joinClasses, paperOnly } from '@annuity-lantern/ui';
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

const columns = ['Product and carrier', 'Rate', 'Terms'];

/** Every rate that was found, for paper: the page itself lists only some at a time. Its notice is printed above. */
export function PrintSheet({ found, total, view, today, flags }: PrintSheetProps) {
  const { productName, phone } = useSite();
  return (
    <section className={joinClasses(paperOnly, styles.sheet)} aria-label="Rates for paper">
      <p>
        <b>{`${formatNumber(found.length)} of ${count(total, 'product')}, printed on ${formatShortDay(today)}.`}</b>{' '}
        <span>{viewWords(view)}</span>
      </p>
      <p>{rateWords.notReserved}</p>
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
      <p>{`${productName}, ${phone.display}.`}</p>
    </section>
  );
}

function PrintedRate({ rate, flagged }: { readonly rate: RateRecord; readonly flagged: boolean }) {
  const { guaranteed, surrender, gap } = lengthWords(rate);
  const isCap = rate.type === 'FIA';
  return (
    <tr>
      <th scope="row">
        <span>{`${rate.productName}${flagged ? ' (flagged)' : ''}`}</span>
        <span>{`${rate.carrier}, ${rate.type}${rate.sample ? ', sample' : ''}`}</span>
        <span>{`Rated ${rate.rating} ${ratingSource(rate)}`}</span>
      </th>
      <td>
        <b>{`${isCap ? 'up to ' : ''}${formatPercent(rate.rate)}`}</b>
        <span>{isCap ? 'a cap, not guaranteed' : `guaranteed for ${guaranteed}, compounds`}</span>
      </td>
      <td>
        <span>{`Term ${rate.term}; charge for leaving: ${surrender.toLowerCase()}${gap ? `, so a gap of ${gap}` : ''}; minimum ${formatDollars(rate.minimumPremium)}`}</span>
        <span>
          {factsIn('print')
            .map(({ name, label }) => `${label}: ${columnWords(rate, name)}.`)
            .join(' ')}
        </span>
        <span>{`As of ${formatShortDay(rate.asOf)}, ${rate.source}`}</span>
      </td>
    </tr>
  );
}
