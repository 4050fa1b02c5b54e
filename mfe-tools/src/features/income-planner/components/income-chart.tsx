import { ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { Axis, Chart, type ChartShape, chartText, Legend, LegendKey, LineName, Shaped, Ticks } from '@annuity-lantern/ui/drawing';
import charts from '../../../shared-styles/charts.module.css';
import type { IncomeCourse } from '../model/income-course.ts';
import { type IncomeGeometry, incomeGeometry } from '../model/income-geometry.ts';

interface IncomeChartProps {
  readonly course: IncomeCourse;
  /** Place of the year selected in the reader below the chart; null until one is. */
  readonly at: number | null;
}

/** Income by source above, the chance of being alive below, on one axis of ages. */
export function IncomeChart({ course, at }: IncomeChartProps) {
  return <Shaped>{(shape, width) => <IncomeDrawing course={course} shape={shape} at={at} width={width} />}</Shaped>;
}

interface IncomeDrawingProps extends IncomeChartProps {
  readonly shape: ChartShape;
  /** Pixels. */
  readonly width: number;
}

/** The chart at a given width. */
function IncomeDrawing({ course, shape, at, width }: IncomeDrawingProps) {
  const place = incomeGeometry(course, shape, width);
  return (
    <>
      {shape === 'narrow' && (
        <Legend>
          {place.annuity && <LegendKey name="Annuity" kind="area" className={ink.guaranteed} />}
          {place.pension && <LegendKey name="Pension" kind="area" className={charts.pension} />}
          {place.socialSecurity && <LegendKey name="Social Security" kind="area" className={ink.base} />}
        </Legend>
      )}
      <Chart label={course.sentence} width={width} height={place.height}>
        <Bands place={place} />
        <Lives place={place} />
        <Axis y={place.bottom} to={place.plotRight} />
        <Ticks y={place.axisText} ticks={place.ticks} />
        {place.markers.map((marker) => (
          <g key={marker.age}>
            <path d={`M${marker.x} ${marker.labelY + 6} V${marker.y}`} className={ink.dotted} />
            <path d={`M${marker.x} ${marker.y} V${place.bottom}`} className={charts.onLamp} />
            <text x={marker.labelX} y={marker.labelY} textAnchor={marker.anchor} className={chartText.strong}>
              {marker.label}
            </text>
          </g>
        ))}
        {shape !== 'narrow' && <Names place={place} course={course} />}
        {at !== null && <Reading place={place} at={at} />}
      </Chart>
    </>
  );
}

interface Placed {
  readonly place: IncomeGeometry;
}

function Bands({ place }: Placed) {
  const { waiting, bottom } = place;
  return (
    <>
      {waiting && (
        <rect x="1" y={waiting.top} width={Math.max(0, waiting.width - 3)} height={bottom - waiting.top - 1} className={ink.dashed} />
      )}
      {waiting && waiting.width > 84 && (
        <text x="12" y={waiting.top + 26} className={chartText.dim}>
          <tspan>Not yet</tspan>
          <tspan x="12" dy="20">
            started
          </tspan>
        </text>
      )}
      {place.socialSecurity && <path d={place.socialSecurity} className={ink.base} />}
      {place.pension && <path d={place.pension} className={charts.pension} />}
      {place.annuity && <path d={place.annuity} className={ink.guaranteed} />}
    </>
  );
}

function Lives({ place }: Placed) {
  const { lifeTop, lifeBottom, plotRight } = place;
  return (
    <>
      <path d={`${place.alive} V${lifeBottom} H0 Z`} className={ink.lampWash} />
      <path d={place.alive} className={charts.chanceLine} />
      <Axis y={lifeBottom} to={plotRight} />
      <text x="8" y={lifeTop + 24} className={ink.words}>
        100%
      </text>
      <text x="8" y={lifeBottom - 12} className={ink.strong}>
        Chance that you are alive
      </text>
      {place.lived.map(({ age, x, y, label }) => (
        <g key={age}>
          <path d={`M${x} ${y} V${lifeBottom}`} className={ink.dotted} />
          <circle cx={x} cy={y} r="6" className={charts.point} />
          <text x={x + 9} y={y - 9} className={chartText.strong}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

function Names({ place, course }: Placed & Pick<IncomeChartProps, 'course'>) {
  const { names, plotRight } = place;
  const x = plotRight + 14;
  const level = course.dollars === 'real' ? 'level: buys less' : 'level';
  const rising = 'rises with prices';
  return (
    <>
      {names.annuity !== null && <LineName x={x} y={names.annuity} name="Annuity" note={level} />}
      {names.pension !== null && (
        <LineName x={x} y={names.pension} name="Pension" note={course.pension?.risesWithPrices ? rising : level} />
      )}
      {names.socialSecurity !== null && <LineName x={x} y={names.socialSecurity} name="Social Security" note={rising} />}
    </>
  );
}

function Reading({ place, at }: Placed & { readonly at: number }) {
  const reading = place.readings[at];
  if (!reading) return null;
  const { x, top, life } = reading;
  return (
    <>
      <path d={`M${x} ${Math.min(top, place.bottom - 8)} V${place.bottom}`} className={joinClasses(screenOnly, charts.reading)} />
      <path d={`M${x} ${life} V${place.lifeBottom}`} className={joinClasses(screenOnly, charts.reading)} />
      <circle cx={x} cy={top} r="7" className={joinClasses(screenOnly, charts.readPoint)} />
      <circle cx={x} cy={life} r="7" className={joinClasses(screenOnly, charts.readPoint)} />
    </>
  );
}
