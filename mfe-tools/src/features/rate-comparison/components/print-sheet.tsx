import type { RateRecord } from '@annuity-lantern/contracts/http';
import { allSamples } from '@annuity-lantern/domain/all-samples';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatNumber, formatPercent } from '@annuity-lantern/domain/format-number';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, rateWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { apartWords, isSoldIn } from '@annuity-lantern/domain/sold-in';
import { useSite } from '@annuity-lantern/host-kit';
import { joinClasses, paperOnly } from '@annuity-lantern/ui';
import { Fragment } from 'react';
import { lengthWords } from '../model/length-words.ts';
import type { RateView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import { viewWords } from '../model/view-words.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  readonly found: readonly RateRecord[];
  /** All that are listed. */
  readonly rates: readonly RateRecord[];
  readonly view: RateView;
  readonly today: string;
  readonly flags: ReadonlySet<string>;
}

const columns = ['Product, rating', 'Rate, as of', 'Term, minimum', 'Other terms'];

/** Every rate that was found, in a table for paper: the page itself lists only some at a time. Its notice is printed above. */
export function PrintSheet({ found, rates, view, today, flags }: PrintSheetProps) {
  const { productName, phone } = useSite();
  const samplesOnly = allSamples(rates);
  // Said once if they are the same for all rows.
  const source = shared(found.map((rate) => rate.source));
  const agency = shared(found.map((rate) => rate.ratingAgency));
  const firstApart = found.findIndex(({ states }) => !isSoldIn(view.state, states));
  const head = [
    viewWords(view),
    source && `Every rate is from ${source}.`,
    agency && `Every rating is by ${agency}.`,
    rateWords.notReserved,
  ];
  return (
    <section className={joinClasses(paperOnly, styles.sheet)} aria-label="Rates for paper">
      <p>
        <b>{`${formatNumber(found.length)} of ${count(rates.length, 'product')}, printed on ${formatShortDay(today)}.`}</b>{' '}
        <span>{head.filter(Boolean).join(' ')}</span>
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
          {found.map((rate, place) => (
            <Fragment key={rate.id}>
              {place === firstApart && (
                <tr>
                  <th scope="row" colSpan={columns.length}>
                    {apartWords(view.state)}
                  </th>
                </tr>
              )}
              <PrintedRate
                rate={rate}
                flagged={flags.has(rate.id)}
                marked={rate.sample && !samplesOnly}
                source={source ? undefined : rate.source}
                rating={agency ? ratedOn(rate) : `Rated ${rate.rating} ${ratingSource(rate)}`}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
      <p>{`${productName}, ${phone.display}.`}</p>
    </section>
  );
}

interface PrintedRateProps {
  readonly rate: RateRecord;
  readonly flagged: boolean;
  /** Whether the row says that its product is invented. */
  readonly marked: boolean;
  /** Undefined if the head of the table names the source of all rows. */
  readonly source: string | undefined;
  readonly rating: string;
}

function PrintedRate({ rate, flagged, marked, source, rating }: PrintedRateProps) {
  const { guaranteed, surrender, gap } = lengthWords(rate);
  const isCap = rate.type === 'FIA';
  return (
    <tr>
      <th scope="row">
        <p>
          <b>{`${rate.productName}${flagged ? ' (flagged)' : ''}`}</b>
        </p>
        <p>{`${rate.carrier}${marked ? ', sample' : ''}`}</p>
        <p>{rating}</p>
      </th>
      <td>
        <b>{`${isCap ? 'up to ' : ''}${formatPercent(rate.rate)}`}</b>
        <p>{isCap ? 'a cap, not guaranteed' : `guaranteed for ${guaranteed}, compounds`}</p>
        <p>{`${formatShortDay(rate.asOf)}${source === undefined ? '' : `, ${source}`}`}</p>
      </td>
      <td>
        <p>{`${rate.type}, ${rate.term}`}</p>
        <p>{`Charges ${surrender.toLowerCase()}`}</p>
        {gap && <p>{`Gap ${gap}`}</p>}
        <p>{`From ${formatDollars(rate.minimumPremium)}`}</p>
      </td>
      <td>
        {factsIn('print', rate)
          .map(({ name, label }) => `${label}: ${columnWords(rate, name)}.`)
          .join(' ')}
      </td>
    </tr>
  );
}

function ratedOn({ rating, ratingDate }: RateRecord): string {
  return ratingDate ? `${rating}, ${formatShortDay(ratingDate)}` : rating;
}

/** What all have in common; undefined if they differ. */
function shared(texts: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
}
