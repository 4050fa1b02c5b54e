import { formatDollars } from '@annuity-lantern/domain/format-number';
import { payoutRate } from '@annuity-lantern/domain/payout';
import styles from './tool-figures.module.css';

const PREMIUM = 500_000;
const SOCIAL_SECURITY = 2_500;
const FIRST_AGE = 62;
const LAST_AGE = 94;
const START_AGE = 67;
/** Percent a year. */
const INFLATION = 2.5;

const WIDTH = 412;
const BASELINE = 172;
const PER_DOLLAR = 118 / 5_500;
const GAP = 5;

/** Monthly income over age in today's dollars: Social Security keeps pace with prices, a level annuity does not. */
export function IncomeFigure() {
  const annuity = (PREMIUM * payoutRate(START_AGE)) / 100 / 12;
  const ages = Array.from({ length: (LAST_AGE - FIRST_AGE) / 2 + 1 }, (_, index) => FIRST_AGE + index * 2);
  const step = (WIDTH + GAP) / ages.length;
  const worth = (age: number) => annuity / (1 + INFLATION / 100) ** (age - START_AGE);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} 198`}
        width={WIDTH}
        height={198}
        role="img"
        aria-label={`Stacked bars of monthly income in today’s dollars. Social Security stays at ${formatDollars(SOCIAL_SECURITY)}; a level annuity of ${formatDollars(annuity)} from ${START_AGE} buys ${formatDollars(worth(LAST_AGE))} at ${LAST_AGE} with prices rising ${INFLATION}% a year.`}
        className={styles.chart}
      >
        <text x={0} y={18} className={styles.small}>
          Annuity loses to prices,
        </text>
        <text x={0} y={38} className={styles.small}>
          Social Security does not
        </text>
        {ages.map((age, index) => {
          const x = index * step;
          if (age < START_AGE) return <rect key={age} x={x} y={BASELINE - 3} width={step - GAP} height={3} className={styles.fine} />;
          const security = SOCIAL_SECURITY * PER_DOLLAR;
          const level = worth(age) * PER_DOLLAR;
          return (
            <g key={age}>
              <rect x={x} y={BASELINE - security} width={step - GAP} height={security} className={styles.bar} />
              <rect x={x} y={BASELINE - security - level - 2} width={step - GAP} height={level} className={styles.lit} />
            </g>
          );
        })}
        <path d={`M0 ${BASELINE}H${WIDTH}`} className={styles.mark} />
        <text x={0} y={BASELINE + 21} className={styles.small}>
          {FIRST_AGE}
        </text>
        <text x={WIDTH} y={BASELINE + 21} className={styles.end}>
          age {LAST_AGE}
        </text>
      </svg>
      <figcaption className={styles.source}>
        {formatDollars(SOCIAL_SECURITY)} a month of Social Security, {formatDollars(PREMIUM)} in an annuity, both from {START_AGE}; prices
        rise {INFLATION}% a year. Educational example, not a quote or advice.
      </figcaption>
    </figure>
  );
}
