import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { rateAge } from '@annuity-lantern/domain/rate-age';
import { NOT_GIVEN, statesWords, yesNo } from '@annuity-lantern/domain/rate-words';
import styles from './rate-details.module.css';
import { RateHistory } from './rate-history.tsx';

interface RateDetailsProps {
  readonly id: string;
  readonly rate: RateRecord;
  readonly rateLabel: string;
  /** As "2026-11-22". */
  readonly today: string;
}

/** The facts that a row leaves out, and what the rate was before. */
export function RateDetails({ id, rate, rateLabel, today }: RateDetailsProps) {
  const { surrenderCharges, marketValueAdjustment, maximumIssueAge, asOf, source } = rate;
  const charges = surrenderCharges.map((charge, place) => `year ${place + 1}: ${charge}%`).join(', ');
  return (
    <div id={id} className={styles.details}>
      <dl className={styles.facts}>
        <Fact name="Charge for leaving early" value={charges || 'none'} />
        <Fact name="Market value adjustment" value={yesNo(marketValueAdjustment)}>
          {marketValueAdjustment && 'If you leave early, you get less when market rates have risen and more when they have fallen.'}
        </Fact>
        <Fact name="Sold in" value={statesWords(rate)} />
        <Fact name="Oldest age to buy" value={maximumIssueAge?.toFixed(0) ?? NOT_GIVEN} />
        <Fact name="As of" value={`${formatShortDay(asOf)}, ${rateAge(asOf, today).words}`}>{`From ${source}.`}</Fact>
      </dl>
      <RateHistory rateId={rate.id} productName={rate.productName} rateLabel={rateLabel} />
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly children?: string | false | undefined;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {children && ` ${children}`}
      </dd>
    </div>
  );
}
