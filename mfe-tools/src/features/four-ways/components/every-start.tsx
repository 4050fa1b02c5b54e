import type { IncomeRun } from '@annuity-lantern/domain/income-in-history';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { above, ChartFrame, ink, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { Axis, Chart, chartText, Legend, LegendKey, linearScale, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { memo, useState } from 'react';
import { sayTable } from '../../../people/say-chances.ts';
import charts from '../../../shared-styles/charts.module.css';
import { historyCredits, sayLasts, sayShort, sayShortest, TARGET_AGE, type WaysView } from '../model/ways-view.ts';

/** Each way through every start: drawing, sentence and table. */
export const EveryStart = memo(function EveryStart({ view }: { readonly view: WaysView }) {
  const { ways, portfolio, person, sentence } = view;
  const { runs, shortest, before } = portfolio.history;
  const [read, setRead] = useState<number | null>(null);
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
      <ChartReader
        id="read-starts"
        label="Read the chart at a start"
        points={runs.map(({ year }, start) => ({
          label: String(year),
          words: `Start in ${year}, years with the full income: ${ways.map((way) => `${way.short.toLowerCase()} ${sayLasts(way.history.runs[start] as IncomeRun)}`).join('; ')}`,
        }))}
        at={at}
        onRead={setRead}
      />
    </ChartFrame>
  );
});

type State = 'full' | 'short' | 'open';

const states: readonly { readonly state: State; readonly name: string; readonly className: string | undefined }[] = [
  { state: 'full', name: `Full income to ${TARGET_AGE}`, className: ink.base },
  { state: 'short', name: `Short before ${TARGET_AGE}`, className: ink.loss },
  { state: 'open', name: 'History ends first', className: charts.soFar },
];

/** Pixels. */
const LEFT = 34;
const NAME = 30;
const BARS = 84;
const STRIP = NAME + BARS + 20;
/** Years drawn beyond the target. */
const BEYOND = 3;

/** A strip of bars for each way, a bar for each start. */
function StartsChart({ view: { ways, wanted, sentence }, at }: { readonly view: WaysView; readonly at: number }) {
  const [box, width] = useChartWidth(760);
  const target = TARGET_AGE - wanted.age;
  const runs = ways[0]?.history.runs ?? [];
  const x = linearScale([0, runs.length], [LEFT, width]);
  const bottom = ways.length * STRIP - 20;
  const middle = x(at + 0.5);
  return (
    <div ref={box}>
      <Legend>
        {states.map(({ state, name, className }) => (
          <LegendKey key={state} name={name} kind="area" className={className} />
        ))}
      </Legend>
      <Chart label={sentence} width={width} height={bottom + 30}>
        {ways.map(({ id, short, history, target: counted }, index) => {
          const top = index * STRIP + NAME;
          const y = linearScale([0, target + BEYOND], [top + BARS, top]);
          const barsIn = (wantedState: State) =>
            history.runs
              .map((run, start) =>
                stateOf(run, target) === wantedState
                  ? `M${x(start)} ${top + BARS}V${y(Math.min(run.lasts, target + BEYOND))}H${x(start + 1)}V${top + BARS}z`
                  : '',
              )
              .join('');
          return (
            <g key={id}>
              <text x="0" y={top - 10} className={chartText.strong}>
                {short}
              </text>
              <text x={width} y={top - 10} textAnchor="end" className={chartText.dim}>
                {`short in ${sayShort(counted)}`}
              </text>
              {states.map(({ state, className }) => (
                <path key={state} d={barsIn(state)} className={className} />
              ))}
              <path d={`M${middle} ${top} V${top + BARS}`} className={joinClasses(screenOnly, charts.casing)} />
              <path d={`M${middle} ${top} V${top + BARS}`} className={joinClasses(screenOnly, ink.thick)} />
              <path d={`M${LEFT} ${y(target)} H${width}`} className={ink.dotted} />
              <Axis y={top + BARS} from={LEFT} to={width} thin />
              <text x="0" y={y(target) + 6} className={chartText.dim}>
                {TARGET_AGE}
              </text>
              <text x="0" y={top + BARS + 1} className={chartText.dim}>
                {wanted.age}
              </text>
            </g>
          );
        })}
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

function stateOf({ lasts, ended }: IncomeRun, target: number): State {
  if (lasts >= target) return 'full';
  return ended ? 'short' : 'open';
}
