import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { rateAge } from '@annuity-lantern/domain/rate-age';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, rateWords } from '@annuity-lantern/domain/rate-words';
import { font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './rate-details.module.css';
import { RateHistory } from './rate-history.tsx';

interface RateDetailsProps {
  readonly id: string;
  readonly rate: RateRecord;
  readonly rateLabel: string;
  /** As "2026-11-22". */
  readonly today: string;
}

/** The facts that a row leaves out, and the rate history. */
export function RateDetails({ id, rate, rateLabel, today }: RateDetailsProps) {
  const { marketValueAdjustment, asOf, source } = rate;
  return (
    <div id={id} className={joinClasses(screenOnly, font.small, styles.details)}>
      <dl className={styles.facts}>
        {factsIn('details', rate).map(({ name, label }) => (
          <Fact key={name} name={label} value={columnWords(rate, name)}>
            {name === 'marketValueAdjustment' && marketValueAdjustment && rateWords.adjustment}
          </Fact>
        ))}
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
        {children && <span>{` ${children}`}</span>}
      </dd>
    </div>
  );
}
