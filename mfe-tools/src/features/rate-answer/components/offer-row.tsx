import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import { RouteLink } from '@annuity-lantern/host-kit';
import { above, Badge, buttonClass, font, joinClasses, Lit, TriangleAlert } from '@annuity-lantern/ui';
import tools from '../../../look/tools.module.css';
import { adjustmentWords, exitWords, insurerWords, sourceWords, termsWords } from '../model/offer-words.ts';
import styles from './offer-row.module.css';

interface OfferRowProps {
  readonly offer: Offer<RateRecord>;
  /** Of the term that was asked for. */
  readonly years: number;
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

export function OfferRow({ offer, years, today, isFirst, marked, ownAdjustment, consultation }: OfferRowProps) {
  const { rate, paid, exits } = offer;
  const dollars = formatDollars(paid);
  return (
    <li className={joinClasses(tools.columns, styles.row)}>
      <p className={joinClasses(font.figure, font.nowrap, styles.value)}>{isFirst ? <Lit>{dollars}</Lit> : dollars}</p>
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
        {exits.length > 0 && <p className={above[4]}>{`${exitWords(offer, years)} ${ownAdjustment ? adjustmentWords(offer) : ''}`}</p>}
        <p className={joinClasses(font.note, above[4])}>{`${termsWords(rate)} ${sourceWords(rate)}`}</p>
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
