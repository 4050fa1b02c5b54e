import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { rateWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { RouteLink } from '@annuity-lantern/host-kit';
import { Badge, Button, buttonClass, Check, joinClasses, TriangleAlert } from '@annuity-lantern/ui';
import { memo, type ReactNode, useState } from 'react';
import { Flag } from '../../../icons.ts';
import { consultationQuery } from '../model/consultation-query.ts';
import { lengthWords } from '../model/length-words.ts';
import { rateKinds, ratingTone } from '../model/rate-kinds.ts';
import { LengthBars, Swatch } from './length-bars.tsx';
import { RateDetails } from './rate-details.tsx';
import styles from './rate-row.module.css';

interface RateRowProps {
  readonly rate: RateRecord;
  /** As "2026-11-22". */
  readonly today: string;
  readonly scaleYears: number;
  readonly flagged: boolean;
  /** Must not change between renders, or every press would render every row again. */
  readonly onFlag: (rate: RateRecord, flagged: boolean) => void;
}

/** One rate with the short facts that must stand beside it. What holds for all of them is at the head of the page. */
export const RateRow = memo(function RateRow({ rate, today, scaleYears, flagged, onFlag }: RateRowProps) {
  const kind = rateKinds[rate.type];
  return (
    <li className={styles.row}>
      <div className={styles.figure}>
        <p className={styles.rateLabel}>{kind.label}</p>
        <p className={joinClasses(styles.rate, rate.type === 'FIA' && styles.cap)}>
          {kind.upTo && <span className={styles.upTo}>{kind.upTo} </span>}
          {rate.rate.toFixed(2)}
          <span className={styles.percent}>%</span>
        </p>
        <p className={styles.explained}>{kind.explain(rate.rate, rate.guaranteeYears)}</p>
      </div>
      <div className={styles.product}>
        <div className={styles.names}>
          <div>
            <h3 tabIndex={-1} className={styles.name}>
              {rate.productName}
            </h3>
            <p className={styles.carrier}>{rate.carrier}</p>
            <p className={styles.rating}>
              <Badge tone={ratingTone(rate.rating)}>{`Rated ${rate.rating}`}</Badge> {ratingSource(rate)}
            </p>
          </div>
          <p className={styles.badges}>
            {rate.sample && <Badge tone="sample">Sample</Badge>}
            <Badge tone="outline">{rate.type}</Badge>
          </p>
        </div>
        <Lengths rate={rate} scaleYears={scaleYears} />
        <Provenance rate={rate} today={today} />
        <Actions rate={rate} flagged={flagged} onFlag={onFlag} />
      </div>
    </li>
  );
});

function Lengths({ rate, scaleYears }: Pick<RateRowProps, 'rate' | 'scaleYears'>) {
  const { guaranteed, surrender } = rateLengths(rate);
  const words = lengthWords(rate);
  return (
    <div className={styles.lengths}>
      <LengthBars isCap={rate.type === 'FIA'} guaranteed={guaranteed} surrender={surrender} scaleYears={scaleYears} />
      <dl className={styles.facts}>
        <Fact
          icon={<Swatch of={rate.type === 'FIA' ? 'cap' : 'guaranteed'} />}
          name={rateKinds[rate.type].guaranteedLabel}
          value={words.guaranteed}
        />
        <Fact icon={<Swatch of="surrender" />} name="Charge for leaving" value={words.surrender} />
        {words.gap && <Fact icon={<TriangleAlert />} name="Gap: rate may drop" value={words.gap} className={styles.gap} />}
        <Fact name="Term" value={rate.term} />
        <Fact name="Minimum premium" value={formatDollars(rate.minimumPremium)} />
      </dl>
    </div>
  );
}

interface FactProps {
  readonly icon?: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly className?: string | undefined;
}

function Fact({ icon, name, value, className }: FactProps) {
  return (
    <div className={className}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Actions({ rate, flagged, onFlag }: Pick<RateRowProps, 'rate' | 'flagged' | 'onFlag'>) {
  const flagWords = flagged ? 'Flagged to compare' : 'Flag to compare';
  return (
    <div className={styles.actions}>
      <RouteLink
        to="consultation"
        suffix={consultationQuery(rate)}
        aria-label={`Lock This Rate: ${rate.productName}`}
        className={buttonClass({ size: 'small' })}
      >
        Lock This Rate
      </RouteLink>
      <p className={styles.notReserved}>{rateWords.notReserved}</p>
      <Button
        variant={flagged ? 'filled' : 'outline'}
        size="small"
        icon={flagged ? <Check /> : <Flag />}
        aria-pressed={flagged}
        aria-label={`${flagWords}: ${rate.productName}`}
        className={styles.flag}
        onClick={() => onFlag(rate, !flagged)}
      >
        {flagWords}
      </Button>
    </div>
  );
}

function Provenance({ rate, today }: Pick<RateRowProps, 'rate' | 'today'>) {
  const [open, setOpen] = useState(false);
  const age = rateAge(rate.asOf, today);
  const detailsId = `details-${rate.id}`;
  const words = open ? 'Hide details' : 'Details and rate history';
  return (
    <div className={styles.provenance}>
      <p>{`As of ${formatShortDay(rate.asOf)} (${age.words}), ${rate.source}.`}</p>
      {age.isOld && (
        <p>
          <Badge tone="straw" icon={<TriangleAlert />}>
            Older than {OLD_AFTER_DAYS} days: ask for today’s rate
          </Badge>
        </p>
      )}
      <button
        type="button"
        className={styles.detailsButton}
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        aria-label={`${words}: ${rate.productName}`}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && <RateDetails id={detailsId} rate={rate} rateLabel={rateKinds[rate.type].label} />}
    </div>
  );
}
