import { useWidth } from '@annuity-lantern/ui/drawing';
import { useState } from 'react';
import { ChartReader } from '../../../charts/chart-reader.tsx';
import { formatDollars } from '../../../figures/format-figures.ts';
import { exchangeGeometry } from '../model/exchange-geometry.ts';
import type { ExchangeView } from '../model/exchange-view.ts';
import { sayYears } from '../model/say-years.ts';
import styles from './exchange-chart.module.css';

/** Until the real width is known: that of a 1280 px window. */
const FIRST_WIDTH = 760;

/** What both contracts hold, year by year, and where they meet. */
export function ExchangeChart({ view }: { readonly view: ExchangeView }) {
  const [box, measured] = useWidth(FIRST_WIDTH);
  const width = measured ?? FIRST_WIDTH;
  const [chosen, setChosen] = useState<number | null>(null);
  const { course, breakEven, sentence } = view;
  const at = Math.min(chosen ?? 5, course.length - 1);
  const place = exchangeGeometry(view, width);
  const { left, right, top, bottom, breakEvenX, isNarrow } = place;
  const read = place.points[at];
  const onLeft = breakEvenX !== null && breakEvenX < (left + right) / 2;
  return (
    <>
      <div ref={box}>
        {isNarrow && <Legend />}
        <svg
          role="img"
          aria-label={sentence}
          viewBox={`0 0 ${width} ${place.height}`}
          width={width}
          height={place.height}
          className={styles.drawing}
        >
          {place.dollars.map(({ dollars, y }) => (
            <g key={dollars}>
              <path d={`M${left} ${y} H${right}`} className={styles.hairline} />
              <text x={left - 8} y={y + 5} textAnchor="end" className={styles.dim}>
                {isNarrow ? `$${Math.round(dollars / 1000)}k` : formatDollars(dollars)}
              </text>
            </g>
          ))}
          {place.years.map(({ year, x }) => (
            <text key={year} x={x} y={bottom + 22} textAnchor="middle" className={styles.dim}>
              {year}
            </text>
          ))}
          <path d={`M${left} ${bottom} H${right}`} className={styles.axis} />
          {breakEvenX !== null && breakEven !== null && (
            <>
              <path d={`M${breakEvenX} ${top - 14} V${bottom}`} className={styles.meeting} />
              <text x={breakEvenX + (onLeft ? -4 : 4)} y={top - 22} textAnchor={onLeft ? 'start' : 'end'} className={styles.strong}>
                Even after {sayYears(breakEven)}
              </text>
            </>
          )}
          <path d={place.stayPath} className={styles.stay} />
          <path d={place.leavePath} className={styles.leave} />
          {read && (
            <>
              <circle cx={read.x} cy={read.stayY} r="6" className={styles.stayPoint} />
              <circle cx={read.x} cy={read.leaveY} r="6" className={styles.leavePoint} />
            </>
          )}
          {!isNarrow && (
            <>
              <Name x={right + 14} y={place.stayNameY} name="Stay" dollars={course.at(-1)?.stay ?? 0} />
              <Name x={right + 14} y={place.leaveNameY} name="Leave" dollars={course.at(-1)?.leave ?? 0} />
            </>
          )}
        </svg>
      </div>
      <ChartReader
        id="read-exchange"
        label="Read the chart at a year"
        points={course.map(({ year, stay, leave }) => ({
          label: `Year ${year}`,
          words: `After ${sayYears(year)}: stay ${formatDollars(stay)}, leave ${formatDollars(leave)}, ${formatDollars(Math.abs(leave - stay))} ${leave < stay ? 'less' : 'more'}`,
        }))}
        at={at}
        onRead={setChosen}
      />
    </>
  );
}

function Name({ x, y, name, dollars }: { readonly x: number; readonly y: number; readonly name: string; readonly dollars: number }) {
  return (
    <text x={x} y={y}>
      <tspan className={styles.strong}>{name}</tspan>
      <tspan x={x} dy="20" className={styles.dim}>
        {formatDollars(dollars)}
      </tspan>
    </text>
  );
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <svg width="32" height="10" viewBox="0 0 32 10" aria-hidden="true">
          <path d="M0 5 H32" className={styles.stay} />
        </svg>
        Stay
      </span>
      <span>
        <svg width="32" height="10" viewBox="0 0 32 10" aria-hidden="true">
          <path d="M0 5 H32" className={styles.leave} />
        </svg>
        Leave
      </span>
    </p>
  );
}
