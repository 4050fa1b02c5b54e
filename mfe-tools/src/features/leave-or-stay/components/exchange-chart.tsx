import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart, chartText, Legend, LegendKey, LineName, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { useState } from 'react';
import { sayYears } from '../../../result/say-years.ts';
import { exchangeGeometry } from '../model/exchange-geometry.ts';
import type { LeaveView } from '../model/leave-view.ts';
import styles from './exchange-chart.module.css';

const leaveLine = joinClasses(ink.savingsLine, styles.leave);

const unadjustedLine = joinClasses(ink.savingsLine, styles.unadjusted);

/** Pixels before the chart is measured: its width in a 1280 px window. */
const FIRST_WIDTH = 760;

/** The value of both contracts, year by year, and the years in which they are equal. */
export function ExchangeChart({ view }: { readonly view: LeaveView }) {
  const [box, width] = useChartWidth(FIRST_WIDTH);
  const [chosen, setChosen] = useState<number | null>(null);
  const { course, sentence, unadjusted } = view;
  const at = Math.min(chosen ?? 5, course.length - 1);
  const place = exchangeGeometry(view, width);
  const { left, right, top, bottom, isNarrow } = place;
  const read = place.points[at];
  return (
    <>
      <div ref={box}>
        {(isNarrow || unadjusted) && (
          <Legend>
            <LegendKey name="Stay" kind="line" className={ink.baseLine} />
            <LegendKey name={unadjusted ? 'Leave, if yours adjusts' : 'Leave'} kind="line" className={leaveLine} />
            {unadjusted && <LegendKey name="Leave, if it doesn’t" kind="line" className={unadjustedLine} />}
          </Legend>
        )}
        <Chart label={sentence} width={width} height={place.height} className={font.numbers}>
          {place.dollars.map(({ dollars, y }) => (
            <g key={dollars}>
              <path d={`M${left} ${y} H${right}`} className={ink.ruleLine} />
              <text x={left - 8} y={y + 5} textAnchor="end" className={chartText.dim}>
                {isNarrow ? `$${Math.round(dollars / 1000)}k` : formatDollars(dollars)}
              </text>
            </g>
          ))}
          <Ticks y={bottom + 22} ticks={place.years} />
          <Axis y={bottom} from={left} to={right} />
          {place.crossings.map(({ x, words, anchor }) => (
            <g key={words}>
              <path d={`M${x} ${top - 14} V${bottom}`} className={ink.dotted} />
              <text x={x + (anchor === 'start' ? -4 : 4)} y={top - 22} textAnchor={anchor} className={chartText.strong}>
                {words}
              </text>
            </g>
          ))}
          {place.unadjustedPath && <path d={place.unadjustedPath} className={unadjustedLine} />}
          <path d={place.stayPath} className={ink.baseLine} />
          <path d={place.leavePath} className={leaveLine} />
          {read && (
            <>
              <circle cx={read.x} cy={read.stayY} r="6" className={joinClasses(ink.baseLine, styles.point)} />
              <circle cx={read.x} cy={read.leaveY} r="6" className={joinClasses(ink.savingsLine, styles.point)} />
            </>
          )}
          {!isNarrow && (
            <>
              <LineName x={right + 14} y={place.stayNameY} name="Stay" note={formatDollars(course.at(-1)?.stay ?? 0)} />
              <LineName x={right + 14} y={place.leaveNameY} name="Leave" note={formatDollars(course.at(-1)?.leave ?? 0)} />
            </>
          )}
        </Chart>
      </div>
      <ChartReader
        id="read-exchange"
        label="Read the chart at a year"
        points={course.map(({ year, stay, leave }, index) => ({
          label: `Year ${year}`,
          words: `After ${sayYears(year)}: stay ${formatDollars(stay)}, leave ${formatDollars(leave)}, ${formatDollars(Math.abs(leave - stay))} ${leave < stay ? 'less' : 'more'}${sayUnadjusted(unadjusted?.course[index]?.leave)}`,
        }))}
        at={at}
        onRead={setChosen}
      />
    </>
  );
}

function sayUnadjusted(leave: number | undefined): string {
  return leave === undefined ? '' : `; ${formatDollars(leave)} if yours doesn’t adjust`;
}
