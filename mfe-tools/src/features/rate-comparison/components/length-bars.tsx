import { ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './length-bars.module.css';

const bars = { guaranteed: ink.guaranteed, cap: joinClasses(ink.line, styles.cap), surrender: ink.lossEdge };

const HATCH = 'rates-hatch';
const SCALE = 'rates-scale';

interface LengthBarsProps {
  readonly className?: string | undefined;
  /** A cap is drawn as an empty, dashed bar: it is not a guaranteed rate. */
  readonly isCap: boolean;
  readonly guaranteed: number;
  readonly surrender: number;
  /** Years of the whole width, the same for every row: lengths can be compared down the list. */
  readonly scaleYears: number;
}

/** How long the rate is guaranteed or the cap is set, above how long leaving costs. The figures beside it say the same. */
export function LengthBars({ className, isCap, guaranteed, surrender, scaleYears }: LengthBarsProps) {
  return (
    <svg className={joinClasses(styles.drawing, className)} aria-hidden="true">
      <rect width={share(guaranteed, scaleYears)} height="38%" y="6%" className={bars[isCap ? 'cap' : 'guaranteed']} />
      {surrender > 0 && (
        <rect width={share(surrender, scaleYears)} height="38%" y="56%" fill={hatchFill(HATCH)} className={bars.surrender} />
      )}
    </svg>
  );
}

/** The years below the bars. */
export function Scale({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={joinClasses(styles.drawing, className)} aria-hidden="true">
      <use href={`#${SCALE}`} />
    </svg>
  );
}

/** Shared parts of all bars: the pattern of a charge and the scale. Rendered once, because there are many rows. */
export function SharedShapes({ scaleYears }: Pick<LengthBarsProps, 'scaleYears'>) {
  const ticks = Array.from({ length: scaleYears + 1 }, (_, years) => share(years, scaleYears));
  return (
    <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
      <defs>
        <Hatch id={HATCH} />
        <g id={SCALE}>
          <line x2="100%" y1="3" y2="3" className={ink.edgeLine} />
          {ticks.map((x) => (
            <line key={x} x1={x} x2={x} y1="3" y2="8" className={ink.edgeLine} />
          ))}
          <text y="25" className={ink.dim}>
            0
          </text>
          <text x="50%" y="25" textAnchor="middle" className={ink.dim}>
            {scaleYears / 2}
          </text>
          <text x="100%" y="25" textAnchor="end" className={ink.dim}>{`${scaleYears} years`}</text>
        </g>
      </defs>
    </svg>
  );
}

function share(years: number, scaleYears: number): string {
  return `${(Math.min(years, scaleYears) / scaleYears) * 100}%`;
}

/** The key beside a figure: the same look as its bar. */
export function Swatch({ of }: { readonly of: keyof typeof bars }) {
  return (
    <svg viewBox="0 0 18 12" className={styles.swatch} aria-hidden="true">
      <rect x="1" y="1" width="16" height="10" fill={of === 'surrender' ? hatchFill(HATCH) : undefined} className={bars[of]} />
    </svg>
  );
}
