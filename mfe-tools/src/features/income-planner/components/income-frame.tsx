import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ChartFrame } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import { ChartReader } from '../../../charts/chart-reader.tsx';
import { useChartShapes } from '../../../charts/chart-shapes.ts';
import { formatAlive, peopleOf, sayTable } from '../../../people/say-chances.ts';
import { type CourseYear, type IncomeCourse, incomeCourse } from '../model/income-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import type { ChangeInputs } from '../model/planner-inputs.ts';
import { sayInflation } from '../model/say-figures.ts';
import { DollarsSwitch } from './dollars-switch.tsx';
import { IncomeChart } from './income-chart.tsx';
import styles from './income-frame.module.css';

interface IncomeFrameProps {
  readonly facts: PlannerFacts;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'age', label: 'Age' },
  { key: 'socialSecurity', label: 'Social Sec.', numeric: true },
  { key: 'annuity', label: 'Annuity', numeric: true },
  { key: 'total', label: 'Together', numeric: true },
  { key: 'alive', label: 'Alive', numeric: true },
];

export const IncomeFrame = memo(function IncomeFrame({ facts, change }: IncomeFrameProps) {
  const course = incomeCourse(facts);
  return (
    <ChartFrame
      id="income-by-age"
      title="Month by month, at each age"
      headingLevel={2}
      tableOpen
      className={styles.frame}
      sentence={course.sentence}
      table={{ columns, rows: course.rows.map(rowOf) }}
      source={sourceOf(facts)}
    >
      <DollarsSwitch dollars={facts.dollars} onChoose={(dollars) => change({ dollars })} />
      <p className={styles.basis}>{basisOf(facts)}</p>
      {/* New for every pair of ages: the age that was read may no longer be there. */}
      <ReadChart key={`${course.currentAge} ${course.startAge}`} course={course} people={peopleOf[facts.person.sex]} />
    </ChartFrame>
  );
});

function ReadChart({ course, people }: { readonly course: IncomeCourse; readonly people: string }) {
  const shapes = useChartShapes();
  const [at, setAt] = useState<number | null>(null);
  const points = course.years.map((year) => ({ label: String(year.age), words: wordsOf(year, course, people) }));
  return (
    <>
      {shapes.map((shape) => (
        <IncomeChart key={shape} course={course} shape={shape} at={at} />
      ))}
      <ChartReader
        id="read-age"
        label="Read the chart at an age"
        points={points}
        at={at ?? course.fullAge - course.currentAge}
        onRead={setAt}
      />
    </>
  );
}

function wordsOf({ age, income, alive }: CourseYear, course: IncomeCourse, people: string): string {
  const of100 = `${Math.round(alive * 100)} of 100 ${people} your age are alive`;
  if (age < course.startAge) return `Age ${age}: income has not started yet. ${of100}.`;
  return `Age ${age}: ${formatDollars(income.total)} a month, ${formatDollars(income.socialSecurity)} from Social Security and ${formatDollars(income.annuity)} from the annuity. ${of100}.`;
}

function rowOf({ age, income, alive }: CourseYear) {
  return {
    age: String(age),
    socialSecurity: formatDollars(income.socialSecurity),
    annuity: formatDollars(income.annuity),
    total: formatDollars(income.total),
    alive: formatAlive(alive),
  };
}

/** What a dollar on the chart is: "today" is the day on which income starts, as both amounts are typed as of that day. */
export function basisOf({ dollars, input, inflationPercent }: PlannerFacts): string {
  if (dollars === 'paid') return `The amounts on the checks. Prices and Social Security rise ${sayInflation(inflationPercent)} a year.`;
  const prices = `Prices rise ${sayInflation(inflationPercent)} a year`;
  if (input.startAge === input.currentAge) return `What the checks buy, in dollars of today. ${prices}.`;
  return `What the checks buy, in dollars of the day income starts, at ${input.startAge}. ${prices} from then on; what they do until then is left out.`;
}

function sourceOf(facts: PlannerFacts) {
  return `An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote. Alive: chance from age ${facts.input.currentAge}, ${sayTable(facts.person)}. Inflation ${sayInflation(facts.inflationPercent)} a year, an assumption.`;
}
