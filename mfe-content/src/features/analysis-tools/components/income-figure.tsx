import { formatDollars } from '@annuity-lantern/domain/format-number';
import { priceLevel } from '@annuity-lantern/domain/income-floor';
import { payoutRate } from '@annuity-lantern/domain/payout';
import { above, FiguresTable, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import { barsPath } from './bars-path.ts';
import styles from './tool-figures.module.css';

const PREMIUM = 500_000;
const SOCIAL_SECURITY = 2_500;
const FIRST_AGE = 62;
const LAST_AGE = 94;
const START_AGE = 67;
/** Percent a year. */
const INFLATION = 2.5;

const BASELINE = 172;
const PER_DOLLAR = 118 / 5_500;
const GAP = 5;

const annuity = (PREMIUM * payoutRate(START_AGE)) / 100 / 12;
const ages = Array.from({ length: (LAST_AGE - FIRST_AGE) / 2 + 1 }, (_, index) => FIRST_AGE + index * 2);
const worth = (age: number) => annuity / priceLevel(INFLATION, age - FIRST_AGE);

/** Monthly income over age, in today's dollars of somebody of the first age: Social Security keeps pace with prices, a level annuity does not. */
export function IncomeFigure() {
  return (
    <figure>
      <Fitted
        width={412}
        height={198}
        label={`Stacked bars of monthly income in today’s dollars. Social Security stays at ${formatDollars(SOCIAL_SECURITY)}; a level annuity of ${formatDollars(annuity)} from ${START_AGE} buys what ${formatDollars(worth(START_AGE))} buys today, and at ${LAST_AGE} what ${formatDollars(worth(LAST_AGE))} buys, with prices rising ${INFLATION}% a year.`}
        className={styles.chart}
      >
        {(width) => <IncomeBars width={width} />}
      </Fitted>
      <figcaption
        className={joinClasses(font.note, above[8])}
      >{`${formatDollars(SOCIAL_SECURITY)} a month of Social Security, ${formatDollars(PREMIUM)} in an annuity, both from ${START_AGE}. You are ${FIRST_AGE} today, and prices rise ${INFLATION}% a year. Educational example, not a quote or advice.`}</figcaption>
    </figure>
  );
}

function IncomeBars({ width }: { readonly width: number }) {
  const step = (width + GAP) / ages.length;
  const places = ages.map((age, index) => ({ age, x: index * step }));
  const floor = BASELINE - SOCIAL_SECURITY * PER_DOLLAR;
  const before = places.filter(({ age }) => age < START_AGE).map(({ x }) => ({ x, top: BASELINE - 3, bottom: BASELINE }));
  const paid = places.filter(({ age }) => age >= START_AGE);
  const security = paid.map(({ x }) => ({ x, top: floor, bottom: BASELINE }));
  const level = paid.map(({ age, x }) => ({ x, top: floor - 2 - worth(age) * PER_DOLLAR, bottom: floor - 2 }));
  return (
    <>
      <text x={0} y={18} className={ink.dim}>
        Inflation shrinks the annuity,
      </text>
      <text x={0} y={38} className={ink.dim}>
        not Social Security
      </text>
      <path d={barsPath(before, step - GAP)} className={ink.greek} />
      <path d={barsPath(security, step - GAP)} className={ink.base} />
      <path d={barsPath(level, step - GAP)} className={ink.guaranteed} />
      <path d={`M0 ${BASELINE}H${width}`} className={ink.axis} />
      <text x={0} y={BASELINE + 21} className={ink.dim}>
        {FIRST_AGE}
      </text>
      <text x={width} y={BASELINE + 21} className={joinClasses(ink.dim, ink.end)}>{`age ${LAST_AGE}`}</text>
    </>
  );
}

export function IncomeTable() {
  return (
    <FiguresTable
      caption="Monthly income in today’s dollars, by age"
      columns={[
        { key: 'age', label: 'Age' },
        { key: 'security', label: 'Social Security', numeric: true },
        { key: 'annuity', label: 'Annuity', numeric: true },
      ]}
      rows={ages.map((age) => ({
        age: String(age),
        security: formatDollars(age < START_AGE ? 0 : SOCIAL_SECURITY),
        annuity: formatDollars(age < START_AGE ? 0 : worth(age)),
      }))}
    />
  );
}
