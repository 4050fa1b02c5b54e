import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, across, beside, font, ink, joinClasses } from '@annuity-lantern/ui';
import { Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import type { ReactElement } from 'react';
import { sampleYears } from '../model/product-words.ts';
import { type RangeGeometry, type RangeRow, rangeGeometry } from '../model/range-geometry.ts';
import { lossHatch } from './loss-hatch.tsx';
import styles from './range-chart.module.css';

interface RangeChartProps {
  readonly rows: readonly RangeRow[];
  readonly amount: number;
  /** Place of the contract that is read. Without it no line is marked. */
  readonly read?: number;
  readonly label: string;
  /** Figures below each bar, in the order of the rows, in place of a scale. Each bar is then a picture of its own. */
  readonly facts?: readonly ReactElement[];
}

/** Pixels before the chart is measured: its width in a 1280 px window. */
const FIRST_WIDTH = 900;

/** Narrower charts have no room for figures beside the bars: they are in the text above. */
const NARROW = 560;

/** Each contract's worst-to-best value on one scale of dollars. Names and words are text of the page; bars and figures grow with it as far as there is room. */
export function RangeChart({ rows, amount, read, label, facts }: RangeChartProps) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const look = facts ? 'flat' : width < NARROW ? 'narrow' : 'wide';
  const geometry = rangeGeometry(rows, amount, width, look !== 'wide');
  const place = facts ? { ...geometry, ticks: [] } : geometry;
  return (
    <>
      <Legend rows={rows} amount={amount} />
      <div {...(!facts && picture(label))} className={joinClasses(font.numbers, above[16], styles.chart, facts && styles.withFacts)}>
        <div className={styles.row}>
          <span />
          <div ref={box}>
            <svg viewBox={`0 0 ${width} 26`} aria-hidden="true" className={styles.top}>
              <text
                x={place.putIn}
                y="18"
                textAnchor={place.putIn < 80 ? 'start' : 'middle'}
                className={font.strong}
              >{`You put in ${formatDollars(amount)}`}</text>
            </svg>
          </div>
        </div>
        {rows.map((row, index) => (
          <div key={row.product.id} className={joinClasses(styles.row, index === read && styles.read)}>
            <p className={styles.name}>
              <span className={joinClasses(font.figure, styles.product)}>{row.name}</span>
              <span className={joinClasses(font.hint, font.numbers, styles.terms)}>{look === 'narrow' ? row.words : row.terms}</span>
            </p>
            <div>
              <div {...(facts && picture(row.words))}>
                <RangeBar row={row} place={place} width={width} look={look} amount={amount} />
              </div>
              {facts?.[index]}
            </div>
          </div>
        ))}
        {!facts && (
          <div className={styles.row}>
            <span />
            <svg viewBox={`0 0 ${width} 26`} aria-hidden="true">
              <Ticks y={18} ticks={place.ticks} />
            </svg>
          </div>
        )}
      </div>
    </>
  );
}

const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

interface RangeBarProps {
  readonly row: RangeRow;
  readonly place: RangeGeometry;
  readonly width: number;
  readonly look: keyof typeof HEIGHTS;
  readonly amount: number;
}

const HEIGHTS = { flat: 28, narrow: 40, wide: 72 } as const;

function RangeBar({ row, place, width, look, amount }: RangeBarProps) {
  const height = HEIGHTS[look];
  const middle = look === 'wide' ? 40 : height / 2;
  const { worst, best, sample } = row;
  const guaranteed = worst !== null && worst === best;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {place.ticks.map(({ x, dollars }) => (
        <path key={dollars} d={`M${x} 0V${height}`} className={ink.ruleLine} />
      ))}
      {guaranteed && (
        <>
          <path d={`M${place.putIn} ${middle}H${place.xOf(worst)}`} className={styles.sure} />
          <circle cx={place.xOf(worst)} cy={middle} r="10" className={ink.guaranteed} />
        </>
      )}
      {!guaranteed && worst !== null && best !== null && (
        <>
          {worst < amount && (
            <Span
              from={place.xOf(worst)}
              to={place.xOf(Math.min(amount, best))}
              middle={middle}
              fill={lossHatch}
              className={ink.lossEdge}
            />
          )}
          {worst > amount && <Span from={place.putIn} to={place.xOf(worst)} middle={middle} className={ink.guaranteed} />}
          {best > amount && <Span from={place.xOf(Math.max(worst, amount))} to={place.xOf(best)} middle={middle} className={ink.base} />}
        </>
      )}
      <path d={`M${place.putIn} 0V${height}`} className={ink.thick} />
      {sample !== null && <SampleMark path={`M${place.xOf(sample)} ${middle - 14}V${middle + 14}`} />}
      {look === 'wide' && <BarFigures row={row} place={place} middle={middle} guaranteed={guaranteed} />}
    </svg>
  );
}

/** With an edge of the page's color, so that it shows on a bar as beside it. */
function SampleMark({ path }: { readonly path: string }) {
  return (
    <>
      <path d={path} className={styles.sampleEdge} />
      <path d={path} className={styles.sample} />
    </>
  );
}

interface SpanProps {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly className: string | undefined;
  readonly fill?: string;
}

function Span({ from, to, middle, className, fill }: SpanProps) {
  return <rect x={from} y={middle - 9} width={Math.max(1, to - from)} height="18" fill={fill} className={className} />;
}

/** Pixels that a figure of six digits needs beside the next. */
const APART = 96;

/** Worst above the bar's left end, best behind its right end, the sample years above their mark or, where that is too close, below it. */
function BarFigures({ row, place, middle, guaranteed }: Pick<RangeBarProps, 'row' | 'place'> & { middle: number; guaranteed: boolean }) {
  const { worst, best, sample } = row;
  const above = middle - 19;
  if (guaranteed && worst !== null) {
    const x = place.xOf(worst);
    const fits = x + 20 + 8.6 * row.words.length < place.plotRight + 118;
    return (
      <text x={fits ? x + 18 : x} y={fits ? middle + 5 : above} textAnchor={fits ? 'start' : 'end'} className={font.strong}>
        {row.words}
      </text>
    );
  }
  const close = sample !== null && worst !== null && Math.abs(place.xOf(sample) - place.xOf(worst)) < APART;
  return (
    <>
      {worst !== null && (
        <text x={place.xOf(worst)} y={above}>
          {formatDollars(worst)}
        </text>
      )}
      {best !== null && (
        <text x={place.xOf(best) + 10} y={middle + 5}>
          {formatDollars(best)}
        </text>
      )}
      {sample !== null && (
        <text x={place.xOf(sample)} y={close ? middle + 30 : above} textAnchor="middle">
          {formatDollars(sample)}
        </text>
      )}
      {worst === null && (
        <text x={place.putIn + 12} y={middle + 5} className={ink.dim}>
          {sample === null ? row.words : 'No floor, no limit'}
        </text>
      )}
    </>
  );
}

function Legend({ rows, amount }: Pick<RangeChartProps, 'rows' | 'amount'>) {
  const hasSample = rows.some(({ sample }) => sample !== null);
  const hasLoss = rows.some(({ worst, best }) => worst !== null && worst !== best && worst < amount);
  return (
    <ul className={joinClasses(font.note, across[24])} aria-hidden="true">
      <li className={beside[8]}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="7" className={ink.guaranteed} />
        </svg>
        Guaranteed
      </li>
      <li className={beside[8]}>
        <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
          <rect width="30" height="14" className={ink.base} />
        </svg>
        From worst to best
      </li>
      {hasLoss && (
        <li className={beside[8]}>
          <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
            <rect x="1" y="1" width="28" height="12" fill={lossHatch} className={ink.lossEdge} />
          </svg>
          Below what you put in
        </li>
      )}
      {hasSample && (
        <li className={beside[8]}>
          <svg width="8" height="20" viewBox="0 0 8 20" aria-hidden="true">
            <SampleMark path="M4 0V20" />
          </svg>
          <span>{`Sample years: ${sampleYears}`}</span>
        </li>
      )}
    </ul>
  );
}
