import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { MonthlyIncome } from '@annuity-lantern/domain/income-floor';
import { type ChartShape, linearScale, type Tick } from '@annuity-lantern/ui/drawing';
import type { AgeMarker } from '../../../charts/age-marker.ts';
import { ageTicks } from '../../../charts/age-ticks.ts';
import { type IncomeCourse, LAST_AGE } from './income-course.ts';

/** Pixels. Wide drawings name their bands in a gutter on the right. The narrow one has a legend. Both charts share one axis of ages. */
const frames = {
  wide: {
    gutter: 172,
    top: 60,
    bottom: 296,
    axisText: 320,
    lifeTop: 350,
    lifeBottom: 462,
    height: 466,
    lived: [80, 85, 90, 95],
  },
  narrow: { gutter: 2, top: 56, bottom: 240, axisText: 264, lifeTop: 288, lifeBottom: 384, height: 388, lived: [85, 95] },
} as const;

/** Pixels between two ages below the axis. */
const TICK_GAP = 40;

/** Pixels of one character of a 16 px, 600 weight label, with some margin. */
const CHARACTER = 9;

/** From the axis up. */
const bands = ['socialSecurity', 'pension', 'annuity'] as const satisfies readonly (keyof MonthlyIncome)[];
type Band = (typeof bands)[number];

const NO_INCOME: MonthlyIncome = { socialSecurity: 0, pension: 0, annuity: 0, total: 0 };

export interface IncomeGeometry {
  readonly width: number;
  readonly height: number;
  readonly plotRight: number;
  readonly bottom: number;
  readonly axisText: number;
  readonly lifeTop: number;
  readonly lifeBottom: number;
  /** Empty without this income. */
  readonly socialSecurity: string;
  readonly pension: string;
  readonly annuity: string;
  readonly alive: string;
  /** Null when income starts at once. */
  readonly waiting: { readonly width: number; readonly top: number } | null;
  /** Places of the bands' names. Null for a missing band. */
  readonly names: Readonly<Record<Band, number | null>>;
  readonly markers: readonly AgeMarker[];
  readonly lived: readonly { readonly age: number; readonly x: number; readonly y: number; readonly label: string }[];
  readonly ticks: readonly Tick[];
  /** Marks of the selected age, in the order of the course's years. */
  readonly readings: readonly { readonly x: number; readonly top: number; readonly life: number }[];
}

/** Computes all places on a chart of this width. Pure, so that prerendered and hydrated charts agree. */
export function incomeGeometry(course: IncomeCourse, shape: ChartShape, width: number): IncomeGeometry {
  const frame = frames[shape];
  const { years, currentAge, startAge, firstAge, fullAge } = course;
  const plotRight = width - frame.gutter;
  const most = Math.max(...years.map(({ income }) => income.total));
  const xOf = linearScale([currentAge, LAST_AGE], [0, plotRight]);
  const yOf = linearScale([0, most], [frame.bottom, frame.top]);
  const lifeOf = linearScale([0, 1], [frame.lifeBottom, frame.lifeTop]);

  const steps = years
    .map(({ age, from, income }, index) => ({ age, from: xOf(from), to: xOf(years[index + 1]?.from ?? LAST_AGE), income }))
    .filter(({ age }) => age >= firstAge && age < LAST_AGE)
    .map((step) => ({ ...step, top: yOf(step.income.total) }));
  const last = steps.at(-1);
  const firstIncome = steps[0]?.income ?? NO_INCOME;
  const yearOf = (age: number) => years.find((year) => year.age === age);
  const labelled = [fullAge, 85, 95].filter((age, index) => index === 0 || age > fullAge);

  return {
    width,
    height: frame.height,
    plotRight,
    bottom: frame.bottom,
    axisText: frame.axisText,
    lifeTop: frame.lifeTop,
    lifeBottom: frame.lifeBottom,
    socialSecurity: areaOf('socialSecurity'),
    pension: areaOf('pension'),
    annuity: areaOf('annuity'),
    alive: `M${years.map(({ age, alive }) => `${xOf(age)} ${lifeOf(alive)}`).join(' L')}`,
    waiting: firstAge > currentAge ? { width: xOf(firstAge), top: Math.min(frame.bottom - 56, edgesOf('pension', firstIncome).top) } : null,
    names: namesOf(),
    markers: markersOf(),
    lived: frame.lived
      .filter((age) => age >= currentAge + 3)
      .map((age) => ({ age, alive: yearOf(age)?.alive ?? 0 }))
      .map(({ age, alive }) => ({ age, x: xOf(age), y: lifeOf(alive), label: `${Math.round(alive * 100)}%` })),
    ticks: ageTicks({
      xOf,
      from: currentAge,
      to: LAST_AGE,
      wanted: [fullAge, 85, 95, LAST_AGE, currentAge, firstAge, startAge, 90, 75, 80, 70],
      strong: labelled,
      gap: TICK_GAP,
    }),
    readings: years.map(({ from, income, alive }) => ({ x: xOf(from), top: yOf(income.total), life: lifeOf(alive) })),
  };

  /** Top and base of a band in a step. */
  function edgesOf(band: Band, income: MonthlyIncome) {
    const below = bands.slice(0, bands.indexOf(band)).reduce((sum, other) => sum + income[other], 0);
    return { base: yOf(below), top: yOf(below + income[band]) };
  }

  function areaOf(band: Band): string {
    return stepArea(steps.filter(({ income }) => income[band] > 0).map((step) => ({ ...step, ...edgesOf(band, step.income) })));
  }

  /** Keeps the names apart when a band is thin. */
  function namesOf(): IncomeGeometry['names'] {
    let below = frame.bottom + 26;
    const placeOf = (band: Band) => {
      if (!last || last.income[band] === 0) return null;
      const { base, top } = edgesOf(band, last.income);
      below = Math.min(below - 50, (base + top) / 2);
      return below;
    };
    return { socialSecurity: placeOf('socialSecurity'), pension: placeOf('pension'), annuity: placeOf('annuity') };
  }

  /** Each label is above all steps that it covers. A label that would overlap the previous one is left out: the table has its figure. */
  function markersOf(): AgeMarker[] {
    const markers: AgeMarker[] = [];
    // Labels must stay out of the gutter with the names of the bands. The narrow drawing has no gutter.
    const room = shape === 'narrow' ? width : plotRight;
    let taken = -8;
    for (const age of labelled) {
      const total = yearOf(age)?.income.total ?? 0;
      const label = labelOf(age, formatDollars(total), age === fullAge, plotRight);
      const x = xOf(age);
      const length = label.length * CHARACTER;
      const anchor = x + length <= room ? 'start' : 'end';
      const left = anchor === 'start' ? x : room - length;
      if (left < taken + 8) continue;
      const covered = steps.filter(({ from, to }) => to > left && from < left + length).map(({ top }) => top);
      markers.push({
        age,
        x,
        y: yOf(total),
        label,
        labelX: anchor === 'start' ? x : room,
        labelY: Math.min(...covered, yOf(total)) - 18,
        anchor,
      });
      taken = left + length;
    }
    return markers;
  }
}

/** As long as the room allows. */
function labelOf(age: number, dollars: string, first: boolean, room: number): string {
  if (first && room > 560) return `${dollars} a month at ${age}`;
  return first || room > 360 ? `${dollars} at ${age}` : dollars;
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly top: number;
}

/** A band of steps, along its top from left to right and back along its base. */
function stepArea(steps: readonly Step[]): string {
  const first = steps[0];
  if (!first) return '';
  const along = steps.map(({ top, to }) => `V${top} H${to}`);
  const back = steps.toReversed().map(({ base, from }) => `V${base} H${from}`);
  return `M${first.from} ${first.base} ${along.join(' ')} ${back.join(' ')} Z`;
}
