import { toDecimals } from '@annuity-lantern/domain/format-number';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { barsPath } from './bars-path.ts';
import styles from './payout-bars.module.css';

export interface PayoutBarsProps {
  /** Percent a year by start age, in order of age. */
  readonly rates: readonly { readonly age: number; readonly rate: number }[];
  /** The age whose bar is lit and labelled. */
  readonly litAge: number;
  /** Pixels. */
  readonly width: number;
}

const BASELINE = 178;
/** Pixels of one percent: bars start at zero, so that their lengths compare. */
const PER_PERCENT = 13.4;
const GAP = 6;

export function PayoutBars({ rates, litAge, width }: PayoutBarsProps) {
  const step = (width + GAP) / rates.length;
  const barWidth = step - GAP;
  const lit = rates.findIndex(({ age }) => age === litAge);
  const litRate = rates[lit];
  const last = rates.at(-1);
  const first = rates[0];
  if (!litRate || !last || !first) return null;
  const topOf = (rate: number) => BASELINE - rate * PER_PERCENT;
  const bars = rates.map(({ rate }, index) => ({ x: index * step, top: topOf(rate), bottom: BASELINE }));
  const litCenter = lit * step + barWidth / 2;

  return (
    <>
      <path
        d={barsPath(
          bars.filter((_, index) => index !== lit),
          barWidth,
        )}
        className={ink.base}
      />
      <path d={barsPath(bars.slice(lit, lit + 1), barWidth)} className={ink.guaranteed} />
      <path d={`M0 ${BASELINE}H${width}`} className={ink.axis} />
      <path d={`M${litCenter} 56V${topOf(litRate.rate) - 5}`} className={ink.axis} />
      <text
        x={litCenter}
        y={26}
        className={joinClasses(ink.middle, font.figure, ink.ink, styles.answer)}
      >{`${toDecimals(litRate.rate, 1)}%`}</text>
      <text x={litCenter} y={49} className={joinClasses(ink.dim, ink.middle)}>{`at ${litAge}`}</text>
      <text
        x={width}
        y={topOf(last.rate) - 14}
        className={joinClasses(ink.dim, ink.end)}
      >{`${toDecimals(last.rate, 1)}% at ${last.age}`}</text>
      <text x={0} y={BASELINE + 21} className={ink.dim}>
        {first.age}
      </text>
      <text x={width} y={BASELINE + 21} className={joinClasses(ink.dim, ink.end)}>{`income starts at ${last.age}`}</text>
    </>
  );
}
