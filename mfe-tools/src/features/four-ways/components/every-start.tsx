import type { IncomeRun } from '@annuity-lantern/domain/income-in-history';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { above, ChartFrame, ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { Axis, Chart, chartText, Legend, LegendKey, linearScale, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { memo, useMemo, useState } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import charts from '../../../shared-styles/charts.module.css';
import { historyCredits, sayLasts, sayShort, sayShortest, TARGET_AGE, type WaysView, type WayView } from '../model/ways-view.ts';

/** Each way through every start: drawing, sentence and table. */
export const EveryStart = memo(function EveryStart({ view }: { readonly view: WaysView }) {
  const { ways, portfolio, person, sentence } = view;
  const { runs, shortest, before } = portfolio.history;
  const [read, setRead] = useState<number | null>(null);
  const points = useMemo(() => runs.map(({ year }, start) => ({ label: String(year), words: sayStart(ways, year, start) })), [runs, ways]);
  const at = read ?? (shortest ? runs.indexOf(shortest) : 0);
  return (
    <ChartFrame
      id="every-start"
      title="Every start since 1871"
      className={above[32]}
      sentence={sentence}
      table={{
        columns: [
          { key: 'name', label: 'Starts short of your income' },
          ...before.map(({ age }) => ({ key: String(age), label: `Before ${age}`, numeric: true })),
          { key: 'shortest', label: 'Shortest', numeric: true },
        ],
        rows: ways.map((way) => ({
          name: way.name,
          ...Object.fromEntries(way.history.before.map((one) => [one.age, sayShort(one)])),
          shortest: sayShortest(way),
        })),
      }}
      source={`${historyCredits} A start counts only if history has all its years. Chances: ${sayTable(person)}.`}
    >
      <StartsChart view={view} at={at} />
      <ChartReader id="read-starts" label="Read the chart at a start" points={points} at={at} onRead={setRead} />
    </ChartFrame>
  );
});

function sayStart(ways: readonly WayView[], year: number, start: number): string {
  const said = ways.map(({ short, history }) => `${short.toLowerCase()} ${sayLasts(history.runs[start] as IncomeRun)}`);
  return `Start in ${year}, years with the full income: ${said.join('; ')}`;
}

type State = 'full' | 'less' | 'out' | 'open';

const states: readonly { readonly state: State; readonly name: string; readonly className: string | undefined }[] = [
  { state: 'full', name: `Full income to ${TARGET_AGE}`, className: ink.base },
  { state: 'less', name: `Short before ${TARGET_AGE}, annuity still pays`, className: ink.savings },
  { state: 'out', name: `Runs out before ${TARGET_AGE}`, className: ink.loss },
  { state: 'open', name: 'History ends first', className: charts.soFar },
];

/** Pixels. */
const LEFT = 34;
const NAME = 30;
const BARS = 84;
const GAP = 20;
const STRIP = NAME + BARS + GAP;
/** Years drawn beyond the target. */
const BEYOND = 3;

/** A strip of bars for each way, a bar for each start. */
function StartsChart({ view: { ways, wanted, sentence }, at }: { readonly view: WaysView; readonly at: number }) {
  const [box, width] = useChartWidth(760);
  const runs = ways[0]?.history.runs ?? [];
  const x = linearScale([0, runs.length], [LEFT, width]);
  const bottom = ways.length * STRIP - GAP;
  const read = ways.map((_, index) => `M${x(at + 0.5)} ${index * STRIP + NAME + BARS + 2} l-6 9 h12z`).join('');
  return (
    <div ref={box}>
      <Legend>
        {states.map(({ state, name, className }) => (
          <LegendKey key={state} name={name} kind="area" className={className} />
        ))}
      </Legend>
      <Chart label={sentence} width={width} height={bottom + 30}>
        {ways.map((way, index) => (
          <Strip key={way.id} way={way} age={wanted.age} top={index * STRIP + NAME} width={width} />
        ))}
        <path d={read} className={joinClasses(screenOnly, ink.ink)} />
        <Ticks
          y={bottom + 24}
          ticks={[1880, 1900, 1920, 1940, 1960, 1980, 2000]
            .filter((year) => width > 500 || year % 40 === 0)
            .map((year) => ({ x: x(year - (runs[0]?.year ?? year)), label: year }))}
        />
      </Chart>
    </div>
  );
}

interface StripProps {
  readonly way: WayView;
  readonly age: number;
  /** Pixels, as is the width. */
  readonly top: number;
  readonly width: number;
}

/** Not drawn again while the chart is read. */
const Strip = memo(function Strip({ way: { id, short, history, target }, age, top, width }: StripProps) {
  const years = TARGET_AGE - age;
  const foot = top + BARS;
  const x = linearScale([0, history.runs.length], [LEFT, width]);
  const y = linearScale([0, years + BEYOND], [foot, top]);
  const bars: Record<State, string> = { full: '', less: '', out: '', open: '' };
  const whenShort = id === 'annuity' || id === 'part' ? 'less' : 'out';
  for (const [start, { lasts, ended }] of history.runs.entries()) {
    const state = lasts >= years ? 'full' : ended ? whenShort : 'open';
    bars[state] += `M${x(start)} ${foot}V${y(Math.min(lasts, years + BEYOND))}H${x(start + 1)}V${foot}z`;
  }
  return (
    <g>
      <text x="0" y={top - 10} className={chartText.strong}>
        {short}
      </text>
      <text x={width} y={top - 10} textAnchor="end" className={chartText.dim}>
        {`short in ${sayShort(target)}`}
      </text>
      {states.map(({ state, className }) => (
        <path key={state} d={bars[state]} className={className} />
      ))}
      <path d={`M${LEFT} ${y(years)} H${width}`} className={ink.dotted} />
      <Axis y={foot} from={LEFT} to={width} thin />
      <text x="0" y={y(years) + 6} className={chartText.dim}>
        {TARGET_AGE}
      </text>
      <text x="0" y={foot + 1} className={chartText.dim}>
        {age}
      </text>
    </g>
  );
});
