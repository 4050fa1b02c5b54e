import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import type { DrawnIn } from '@annuity-lantern/domain/rate-columns';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { minimumLabel, rateLabels, ratingSource } from '@annuity-lantern/domain/rate-words';
import { above, Badge, beside, font, joinClasses, TriangleAlert } from '@annuity-lantern/ui';
import { memo, type ReactElement, useCallback, useState } from 'react';
import { RateFigure } from '../../../result/rate-figure.tsx';
import { lengthWords } from '../model/length-words.ts';
import { rateKinds, ratingTone } from '../model/rate-kinds.ts';
import { LengthBars, Scale, Swatch } from './length-bars.tsx';
import { RateActions } from './rate-actions.tsx';
import { RateDetails } from './rate-details.tsx';
import styles from './rate-row.module.css';

interface RateRowProps {
  readonly rate: RateRecord;
  /** Says that it is not sold everywhere. Empty otherwise. */
  readonly sold: string;
  /** As "2026-11-22". */
  readonly today: string;
  readonly scaleYears: number;
  /** Whether the row says that its product is invented. Otherwise the head of the list does, if all are. */
  readonly marked: boolean;
  readonly flagged: boolean;
  /** Must not change between renders, or every press would render every row again. */
  readonly onFlag: (rate: RateRecord, flagged: boolean) => void;
}

/** One rate with its required facts. The others are behind a disclosure. Notes on all rates are at the head of the list. */
export const RateRow = memo(function RateRow({ rate, sold, today, scaleYears, marked, flagged, onFlag }: RateRowProps) {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((before) => !before), []);
  const kind = rateKinds[rate.type];
  const detailsId = `details-${rate.id}`;
  return (
    <li className={joinClasses(styles.row, open && styles.open)}>
      <div className={styles.names}>
        <h3 tabIndex={-1} className={font.anywhere}>
          {rate.productName}
        </h3>
        <p className={joinClasses(font.quiet, font.anywhere, styles.carrier)}>{rate.carrier}</p>
        {sold && <p className={joinClasses(font.small, font.strong)}>{sold}</p>}
        <p className={styles.badges}>
          {marked && <Badge tone="sample">Sample</Badge>}
          <Badge tone="outline">{rate.type}</Badge>
        </p>
      </div>
      <div className={styles.figure}>
        <RateFigure kind={rate.type} percent={rate.rate} className={styles.number} />
        <p className={joinClasses(font.note, above[4], styles.explained)}>{kind.explain(rate.rate, rate.guaranteeYears)}</p>
      </div>
      <Lengths rate={rate} scaleYears={scaleYears} />
      <div className={joinClasses(font.hint, font.anywhere, styles.provenance)}>
        <p className={styles.rating}>
          <Badge tone={ratingTone(rate.rating)}>{`Rated ${rate.rating}`}</Badge> <span>{ratingSource(rate)}</span>
        </p>
        <p>{`As of ${formatShortDay(rate.asOf)}, ${rate.source}`}</p>
        {rateAge(rate.asOf, today).isOld && (
          <p>
            <Badge tone="straw" icon={<TriangleAlert />}>{`Older than ${OLD_AFTER_DAYS} days: ask for today’s rate`}</Badge>
          </p>
        )}
      </div>
      <RateActions rate={rate} flagged={flagged} onFlag={onFlag} detailsId={detailsId} open={open} onToggle={toggle} />
      {open && <RateDetails id={detailsId} rate={rate} rateLabel={rateLabels[rate.type]} today={today} />}
    </li>
  );
});

const facts: { readonly [Name in DrawnIn<'row'>]: (rate: RateRecord) => FactProps } = {
  guaranteeYears: (rate) => ({
    icon: <Swatch of={rate.type === 'FIA' ? 'cap' : 'guaranteed'} />,
    name: rateKinds[rate.type].guaranteedLabel,
    value: lengthWords(rate).guaranteed,
    className: styles.barred,
  }),
  surrenderCharges: (rate) => ({
    icon: <Swatch of="surrender" />,
    name: 'Surrender period',
    value: lengthWords(rate).surrender,
    className: styles.barred,
  }),
  term: ({ term }) => ({ name: 'Term', value: term }),
  minimumPremium: ({ minimumPremium }) => ({ name: minimumLabel, value: formatDollars(minimumPremium) }),
};

function Lengths({ rate, scaleYears }: Pick<RateRowProps, 'rate' | 'scaleYears'>) {
  const { guaranteed, surrender } = rateLengths(rate);
  const { gap } = lengthWords(rate);
  return (
    <div className={styles.lengths}>
      <div className={styles.bars}>
        <LengthBars
          isCap={rate.type === 'FIA'}
          guaranteed={guaranteed}
          surrender={surrender}
          scaleYears={scaleYears}
          className={styles.bar}
        />
        <Scale className={styles.scale} />
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([column, fact]) => (
          <Fact key={column} {...fact(rate)} />
        ))}
        {gap && <Fact icon={<TriangleAlert />} name="Gap: rate can drop for" value={gap} className={styles.gap} />}
      </dl>
    </div>
  );
}

interface FactProps {
  readonly icon?: ReactElement;
  readonly name: string;
  readonly value: string;
  readonly className?: string | undefined;
}

function Fact({ icon, name, value, className }: FactProps) {
  return (
    <div className={className}>
      <dt className={joinClasses(font.quiet, beside[8])}>
        {icon}
        <span>{name}</span>
      </dt>
      <dd className={joinClasses(font.strong, font.numbers, font.nowrap)}>{value}</dd>
    </div>
  );
}
