import { formatDollars } from '@annuity-lantern/domain/format-number';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { above, ChartFrame, font, joinClasses, split } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import { peopleLike, sayTable } from '../../../people/say-chances.ts';
import tools from '../../../shared-styles/tools.module.css';
import { type CourseYear, type IncomeCourse, incomeCourse } from '../model/income-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import type { ChangeInputs, PlannerTexts } from '../model/planner-inputs.ts';
import { sayInflation } from '../model/say-figures.ts';
import { CutFields } from './cut-fields.tsx';
import { DollarsSwitch } from './dollars-switch.tsx';
import { IncomeChart } from './income-chart.tsx';
import styles from './income-frame.module.css';

interface IncomeFrameProps {
  readonly facts: PlannerFacts;
  readonly inputs: PlannerTexts;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'age', label: 'Age' },
  { key: 'socialSecurity', label: 'Social Sec.', numeric: true },
  { key: 'pension', label: 'Pension', numeric: true },
  { key: 'annuity', label: 'Annuity', numeric: true },
  { key: 'total', label: 'Together', numeric: true },
  { key: 'alive', label: 'Alive', numeric: true },
];
const columnsWithoutPension = columns.filter(({ key }) => key !== 'pension');

export const IncomeFrame = memo(function IncomeFrame({ facts, inputs, change }: IncomeFrameProps) {
  const course = incomeCourse(facts);
  return (
    <ChartFrame
      id="income-by-age"
      title="Month by month, at each age"
      headingLevel={2}
      tableOpen
      className={joinClasses(split[24], above[40], tools.frame, styles.frame)}
      sentence={course.sentence}
      table={{ columns: facts.pension ? columns : columnsWithoutPension, rows: course.rows.map(rowOf) }}
      source={sourceOf(facts)}
    >
      <DollarsSwitch dollars={facts.dollars} onChoose={(dollars) => change({ dollars })} />
      <p className={joinClasses(font.note, styles.basis)}>{basisOf(facts)}</p>
      {facts.plan.socialSecurityIncome > 0 && <CutFields inputs={inputs} change={change} />}
      {/* New for every pair of ages and every cut: the age that was read may no longer be there. */}
      <ReadChart key={`${course.currentAge} ${course.firstAge} ${course.years.length}`} course={course} people={peopleLike(facts.person)} />
    </ChartFrame>
  );
});

function ReadChart({ course, people }: { readonly course: IncomeCourse; readonly people: string }) {
  const [at, setAt] = useState<number | null>(null);
  const points = course.years.map((year) => ({ label: String(year.age), words: wordsOf(year, course, people) }));
  const fullPlace = course.years.findIndex(({ age }) => age === course.fullAge);
  return (
    <>
      <IncomeChart course={course} at={at} />
      <ChartReader id="read-age" label="Read the chart at an age" points={points} at={at ?? fullPlace} onRead={setAt} />
    </>
  );
}

function wordsOf({ age, cut, income, alive }: CourseYear, course: IncomeCourse, people: string): string {
  const of100 = `${Math.round(alive * 100)} of 100 ${people} are alive`;
  if (age < course.firstAge) return `Age ${age}: income has not started yet. ${of100}.`;
  return `Age ${age}${cut ? `, from ${cut.from}` : ''}: ${formatDollars(income.total)} a month, ${formatDollars(income.socialSecurity)} from Social Security${course.pension ? `, ${formatDollars(income.pension)} from your pension` : ''} and ${formatDollars(income.annuity)} from the annuity. ${of100}.`;
}

function rowOf({ age, cut, income, alive }: CourseYear) {
  return {
    age: cut ? `${age}, ${cut.fromInShort}` : String(age),
    socialSecurity: formatDollars(income.socialSecurity),
    pension: formatDollars(income.pension),
    annuity: formatDollars(income.annuity),
    total: formatDollars(income.total),
    alive: formatChance(alive),
  };
}

/** What a dollar on the chart is. */
function basisOf({ dollars, inflationPercent, pension }: PlannerFacts): string {
  const inflation = sayInflation(inflationPercent);
  const rising = pension?.risesWithPrices ? 'Prices, Social Security and your pension' : 'Prices and Social Security';
  if (dollars === 'paid') return `The amounts on the checks. ${rising} rise ${inflation} a year.`;
  return `What the checks buy, in today’s dollars. Prices rise ${inflation} a year.`;
}

function sourceOf(facts: PlannerFacts) {
  return `The annuity is by our own table, not an insurer’s offer. Alive: chance from age ${facts.input.currentAge}, ${sayTable(facts.person)}. Inflation ${sayInflation(facts.inflationPercent)} a year: our assumption; change it.`;
}
