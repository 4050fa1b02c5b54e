import { lowerFirst, upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { WhoLives } from '@annuity-lantern/domain/pension-choice';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { above, ChartFrame, ink, joinClasses, SelectField, screenOnly } from '@annuity-lantern/ui';
import { Axis, Chart, Legend, LegendKey, linearScale, Ticks, useChartWidth } from '@annuity-lantern/ui/drawing';
import { ticks } from 'd3-array';
import { area } from 'd3-shape';
import { memo, useState } from 'react';
import { sayOf100, sayTable } from '../../../people/say-chances.ts';
import charts from '../../../shared-styles/charts.module.css';
import { type ChangePension, FORM_ID } from '../model/pension-fields.ts';
import { type OfferView, type PensionView, sayPension } from '../model/pension-view.ts';
import styles from './who-gets-what.module.css';

interface WhoGetsWhatProps {
  readonly view: PensionView;
  readonly change: ChangePension;
}

type State = keyof WhoLives;

/** From the axis up. */
const states: readonly { readonly state: State; readonly name: string; readonly alone: string; readonly className: string | undefined }[] =
  [
    { state: 'both', name: 'Both alive', alone: '', className: ink.base },
    { state: 'onlyOwn', name: 'Only you', alone: 'You alive', className: ink.guaranteed },
    { state: 'onlySpouse', name: 'Only your spouse', alone: '', className: charts.pension },
    { state: 'neither', name: 'Neither', alone: 'Not alive', className: ink.sunk },
  ];

/** Who is alive year by year, and what the chosen pension then pays to whom. */
export const WhoGetsWhat = memo(function WhoGetsWhat({ view, change }: WhoGetsWhatProps) {
  const { pension, lives, offers, shown, years } = view;
  const [read, setRead] = useState(20);
  const at = Math.min(read, years.length - 1);
  const parts = states
    .map((one) => ({ ...one, name: lives.spouse ? one.name : one.alone, pays: paysIn(one.state, shown) }))
    .filter(({ name }) => name !== '');
  const people = lives.spouse ? 'couples' : 'people';
  const sayYear = ({ year, ...chances }: PensionView['years'][number]) =>
    `In ${year} years (you ${pension.age + year}${pension.spouseAge === null ? '' : `, your spouse ${pension.spouseAge + year}`}), of 100 ${people}: ${parts.map(({ state, name, pays }) => `${lowerFirst(name)} in ${sayOf100(chances[state])}, ${pays}`).join('; ')}`;
  const sentence = sayShown(view);
  return (
    <ChartFrame
      id="who-gets-what"
      title="Who gets what, when"
      className={above[32]}
      sentence={sentence}
      table={{
        columns: [{ key: 'year', label: 'In years' }, ...parts.map(({ state, name }) => ({ key: state, label: name, numeric: true }))],
        rows: [
          { year: 'It pays', ...Object.fromEntries(parts.map(({ state, pays }) => [state, pays])) },
          ...years
            .filter(({ year }) => year % 5 === 0)
            .map(({ year, ...chances }) => ({
              year: String(year),
              ...Object.fromEntries(parts.map(({ state }) => [state, formatChance(chances[state])])),
            })),
        ],
      }}
      source={`Chances: you, ${sayTable(lives.own.person)}${lives.spouse ? `; your spouse, ${sayTable(lives.spouse.person)}. We treat the two lives as independent; real couples share a home and its habits` : ''}.`}
    >
      {offers.length > 1 && (
        <div className={joinClasses(screenOnly, styles.offer)}>
          <SelectField
            id="shown"
            name="shown"
            form={FORM_ID}
            label="Show the offer"
            options={offers.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown.id}
            onChange={(event) => change({ shown: event.target.value })}
          />
        </div>
      )}
      <LivesChart label={sentence} years={years} parts={parts} at={at} />
      <ChartReader
        id="read-lives"
        label="Read the chart at a year"
        points={years.map((year) => ({ label: `${year.year} yr`, words: sayYear(year) }))}
        at={at}
        onRead={setRead}
      />
    </ChartFrame>
  );
});

function sayShown({ lives, shown, years }: PensionView): string {
  const then = years[20] ?? years[10];
  const spouse = shown.toSpouse > 0 ? `${formatDollars(shown.toSpouse)} a month to your spouse` : 'nothing';
  const pays = `${upperFirst(sayPension(shown))} pays ${formatDollars(shown.monthly)} a month while you live, then ${spouse}.`;
  if (!then) return pays;
  return lives.spouse
    ? `${pays} In ${then.year} years, both of you are alive in ${sayOf100(then.both)} of 100 couples, and only your spouse in ${sayOf100(then.onlySpouse)}.`
    : `${pays} In ${then.year} years, ${sayOf100(then.onlyOwn)} of 100 people like you are alive.`;
}

function paysIn(state: State, { monthly, toSpouse }: OfferView): string {
  const dollars = { both: monthly, onlyOwn: monthly, onlySpouse: toSpouse, neither: 0 }[state];
  return state === 'neither' ? 'nothing' : `${formatDollars(dollars)} a month`;
}

/** Pixels. */
const TOP = 8;
const BOTTOM = 228;
const HEIGHT = 264;

interface LivesChartProps {
  readonly label: string;
  readonly years: PensionView['years'];
  readonly parts: readonly {
    readonly state: State;
    readonly name: string;
    readonly pays: string;
    readonly className: string | undefined;
  }[];
  readonly at: number;
}

function LivesChart({ label, years, parts, at }: LivesChartProps) {
  const [box, width] = useChartWidth(760);
  const x = linearScale([0, years.length - 1], [0, width - 2]);
  const y = linearScale([0, 1], [BOTTOM, TOP]);
  const below = (index: number, chances: WhoLives) => parts.slice(0, index).reduce((sum, { state }) => sum + chances[state], 0);
  const path = (index: number, state: State) =>
    area<PensionView['years'][number]>(
      (year) => x(year.year),
      (year) => y(below(index, year)),
      (year) => y(below(index, year) + year[state]),
    ).digits(1)([...years]) ?? '';
  return (
    <div ref={box}>
      <Legend>
        {parts.map(({ state, name, pays, className }) => (
          <LegendKey key={state} name={`${name}: ${pays}`} kind="area" className={className} />
        ))}
      </Legend>
      <Chart label={label} width={width} height={HEIGHT}>
        {parts.map(({ state, className }, index) => (
          <path key={state} d={path(index, state)} className={className} />
        ))}
        <path d={`M${x(at)} ${TOP} V${BOTTOM}`} className={joinClasses(screenOnly, styles.casing)} />
        <path d={`M${x(at)} ${TOP} V${BOTTOM}`} className={joinClasses(screenOnly, ink.thick)} />
        <Axis y={BOTTOM} to={width} />
        <Ticks
          y={BOTTOM + 24}
          ticks={ticks(0, years.length - 1, width < 420 ? 4 : 8)
            .filter(Number.isInteger)
            .map((year) => ({
              x: x(year),
              label: year === 0 ? 'Now' : `${year} yr`,
              anchor: year === 0 ? 'start' : year === years.length - 1 ? 'end' : 'middle',
            }))}
        />
      </Chart>
    </div>
  );
}
