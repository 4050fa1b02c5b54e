import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import { soldWords } from '@annuity-lantern/domain/sold-in';
import { RouteLink } from '@annuity-lantern/host-kit';
import { above, Badge, buttonClass, Disclosure, font, joinClasses, Lit, Table, TriangleAlert, VisuallyHidden } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import {
  adjustmentWords,
  firstExitWords,
  heldWords,
  insurerWords,
  sourceWords,
  termsWords,
  yearlyRate,
  yearsOut,
} from '../model/offer-words.ts';
import styles from './offer-row.module.css';

interface OfferRowProps {
  readonly offer: Offer<RateRecord>;
  readonly ask: Ask;
  /** As "2026-11-22". */
  readonly today: string;
  readonly isFirst: boolean;
  /** Whether the row says that its product is invented. Otherwise the head of the list does, if all are. */
  readonly marked: boolean;
  /** Whether this row has its own note on leaving early. */
  readonly ownAdjustment: boolean;
  /** Query of the consultation form. */
  readonly consultation: string;
}

export function OfferRow({ offer, ask, today, isFirst, marked, ownAdjustment, consultation }: OfferRowProps) {
  const { rate, paid, exits } = offer;
  const dollars = formatDollars(paid);
  const sold = soldWords(rate.states, ask.state);
  const held = heldWords(offer, ask);
  const early = firstExitWords(offer, ask);
  return (
    <li className={joinClasses(tools.columns, styles.row)}>
      <div className={styles.figures}>
        <p className={joinClasses(font.figure, font.nowrap, styles.value)}>{isFirst ? <Lit draw>{dollars}</Lit> : dollars}</p>
        <p className={font.strong}>{yearlyRate(rate)}</p>
        {held && <p className={font.note}>{held}</p>}
      </div>
      <div className={styles.product}>
        {/* The list below has a heading with the same product. */}
        <h3
          aria-label={`${rate.productName}${marked ? ' Sample' : ''}: ${dollars}`}
          className={joinClasses(font.label, font.anywhere, styles.name)}
        >
          <span>{rate.productName}</span>
          {marked && (
            <span>
              {' '}
              <Badge tone="sample">Sample</Badge>
            </span>
          )}
        </h3>
        <p>{insurerWords(rate)}</p>
        {sold && <p className={font.strong}>{sold}</p>}
        {exits.length > 0 && <p className={above[4]}>{`${early} ${ownAdjustment ? adjustmentWords(offer) : ''}`}</p>}
        {ask.years > 2 && <EveryYear offer={offer} ask={ask} />}
        <p className={joinClasses(font.note, above[8])}>{`${termsWords(rate)} ${sourceWords(rate)}`}</p>
        {rateAge(rate.asOf, today).isOld && (
          <p>
            <Badge tone="straw" icon={<TriangleAlert />}>{`Older than ${OLD_AFTER_DAYS} days: ask for today’s rate`}</Badge>
          </p>
        )}
      </div>
      <p>
        <RouteLink
          to="consultation"
          suffix={consultation}
          aria-label={`Ask about this one: ${rate.productName}`}
          className={buttonClass({ size: 'small' })}
        >
          Ask about this one
        </RouteLink>
      </p>
    </li>
  );
}

const columns = [
  { key: 'year', label: 'After year', numeric: true },
  { key: 'paid', label: 'You get', numeric: true },
  { key: 'change', label: 'More or less', numeric: true },
];

/** What leaving pays year by year, on demand: most visitors look at the first year only. */
function EveryYear({ offer, ask }: Pick<OfferRowProps, 'offer' | 'ask'>) {
  const { productName } = offer.rate;
  return (
    <Disclosure
      label={
        <>
          <span>See each year</span>
          <VisuallyHidden>{`: ${productName}`}</VisuallyHidden>
        </>
      }
    >
      <Table
        caption={`What leaving ${productName} pays, beside the ${formatDollars(ask.amount)} you put in`}
        captionHidden
        columns={columns}
        rows={yearsOut(offer, ask).map((row) => ({ ...row }))}
      />
    </Disclosure>
  );
}
