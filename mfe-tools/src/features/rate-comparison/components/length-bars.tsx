import { ink, joinClasses } from '@annuity-lantern/ui';
import { Hatch, hatchFill } from '@annuity-lantern/ui/drawing';
import styles from './length-bars.module.css';

/** Pixels of the drawing. */
const drawing = { width: 272, height: 62, left: 8, right: 248 } as const;

const bars = { guaranteed: ink.guaranteed, cap: joinClasses(ink.line, styles.cap), surrender: ink.lossEdge };

const HATCH = 'rates-hatch';
const SCALE = 'rates-scale';

interface LengthBarsProps {
  /** A cap is drawn as an empty, dotted bar: it is not a guaranteed rate. */
  readonly isCap: boolean;
  readonly guaranteed: number;
  readonly surrender: number;
  /** Years that the scale shows, the same for every row: lengths can be compared down the list. */
  readonly scaleYears: number;
}

/** How long the rate is guaranteed or the cap is set, above how long leaving costs. The figures beside it say the same. */
export function LengthBars({ isCap, guaranteed, surrender, scaleYears }: LengthBarsProps) {
  const widthOf = (years: number) => xOf(years, scaleYears) - drawing.left;
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className={styles.drawing} aria-hidden="true">
      <rect x={drawing.left} y="2" width={Math.max(2, widthOf(guaranteed))} height="13" className={bars[isCap ? 'cap' : 'guaranteed']} />
      {surrender > 0 && (
        <rect x={drawing.left} y="18" width={widthOf(surrender)} height="13" fill={hatchFill(HATCH)} className={bars.surrender} />
      )}
      <use href={`#${SCALE}`} />
    </svg>
  );
}

/** Shared parts of all bars: the pattern of a charge and the scale. Rendered once, because there are many rows. */
export function SharedShapes({ scaleYears }: Pick<LengthBarsProps, 'scaleYears'>) {
  const ticks = Array.from({ length: scaleYears + 1 }, (_, years) => `M${xOf(years, scaleYears)} 35 v5`);
  return (
    <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
      <defs>
        <Hatch id={HATCH} />
        <g id={SCALE}>
          <path d={`M${drawing.left} 35 H${drawing.right} ${ticks.join(' ')}`} className={ink.edgeLine} />
          <text x={drawing.left} y="57" textAnchor="middle" className={ink.dim}>
            0
          </text>
          <text x={xOf(scaleYears / 2, scaleYears)} y="57" textAnchor="middle" className={ink.dim}>
            {scaleYears / 2}
          </text>
          <text x={drawing.width} y="57" textAnchor="end" className={ink.dim}>{`${scaleYears} years`}</text>
        </g>
      </defs>
    </svg>
  );
}

function xOf(years: number, scaleYears: number): number {
  return Math.round(drawing.left + (Math.min(years, scaleYears) / scaleYears) * (drawing.right - drawing.left));
}

/** The key beside a figure: the same look as its bar. */
export function Swatch({ of }: { readonly of: keyof typeof bars }) {
  return (
    <svg viewBox="0 0 18 12" className={styles.swatch} aria-hidden="true">
      <rect x="1" y="1" width="16" height="10" fill={of === 'surrender' ? hatchFill(HATCH) : undefined} className={bars[of]} />
    </svg>
  );
}
