import { formatDollars, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { type TablePerson, yearsToLive } from '@annuity-lantern/domain/life-tables';
import { ChartReader } from '@annuity-lantern/tool-kit/chart-reader';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { NumberField } from '@annuity-lantern/tool-kit/number-field';
import { ShowWorking } from '@annuity-lantern/tool-kit/show-working';
import { above, ChartFrame, joinClasses } from '@annuity-lantern/ui';
import { memo, useMemo, useState } from 'react';
import { sayOf100, sayTable } from '../../../people/say-chances.ts';
import { type ChangeInputs, FORM_ID, percentLimits } from '../model/calculator-inputs.ts';
import { type LifeOutcome, type LifeOutcomes, lifeOutcomes } from '../model/life-outcomes.ts';
import { LAST_AGE, type PayoutCourse } from '../model/payout-course.ts';
import chart from './chart-caption.module.css';
import { FoldedSection } from './folded-section.tsx';
import { ReturnsChart } from './returns-chart.tsx';

interface ReturnsProps {
  readonly course: PayoutCourse;
  /** Percent a year of the amount. */
  readonly payoutRate: number;
  readonly person: TablePerson;
  /** Percent a year. */
  readonly inflation: number;
}

interface LifeReturnsProps extends ReturnsProps {
  readonly inflationText: string;
  readonly change: ChangeInputs;
}

const columns = [
  { key: 'age', label: 'Age' },
  { key: 'alive', label: 'Alive', numeric: true },
  { key: 'percent', label: 'As paid', numeric: true },
  { key: 'realPercent', label: 'After inflation', numeric: true },
];

/** The yearly return of the income by age at death, with the chance of living that long. */
export const LifeReturns = memo(function LifeReturns({ inflationText, change, ...facts }: LifeReturnsProps) {
  const { amount, currentAge, startAge, eitherThen } = facts.course;
  return (
    <FoldedSection
      id="what-it-earns"
      heading="What it earns, by the age you live to"
      label="Show the yearly return"
      lead={`Here’s the yearly return on your ${formatDollars(amount)}${startAge > currentAge ? `, paid in today at ${currentAge}` : ''}. The longer you live, the higher it is. The payments stay the same, so inflation makes them buy less each year.${eitherThen === null ? '' : ' It counts the payments to you alone. If your spouse outlives you, the return is higher.'}`}
      field={
        <NumberField
          id="inflation"
          label="Inflation a year, in percent"
          hint="Our assumption; change it"
          suffix="%"
          limits={percentLimits.inflation}
          text={inflationText}
          onText={(inflation) => change({ inflation })}
          form={FORM_ID}
        />
      }
    >
      <Returns {...facts} />
    </FoldedSection>
  );
});

function Returns({ course, payoutRate, person, inflation }: ReturnsProps) {
  const facts = useMemo(() => lifeOutcomes(course, payoutRate, person, inflation), [course, payoutRate, person, inflation]);
  const { startAge, outcomes, rows, inflationPercent, sentence } = facts;
  const [readAge, setReadAge] = useState(85);
  // A new start age may put the selected age before the first payment.
  const at = Math.max(0, Math.min(outcomes.length - 1, readAge - startAge - 1));
  const read = outcomes[at];
  return (
    <>
      <ChartFrame
        id="return-by-age"
        title="Return a year, and the chance of living that long"
        headingLevel={3}
        tableOpen
        className={joinClasses(above[24], chart.frame)}
        sentence={sentence}
        table={{
          columns,
          rows: rows.map((row) => ({
            age: String(row.age),
            alive: formatChance(row.alive),
            percent: formatPercent(row.percent),
            realPercent: formatPercent(row.realPercent),
          })),
        }}
        source={`Chances: ${sayTable(person)}; the birth year is taken as this year less your age. Returns are below zero until the payments add up to the amount paid; below −6% they are not drawn. Inflation ${inflationPercent}% every year. Before taxes. Nothing is counted for heirs.`}
      >
        <ReturnsChart facts={facts} readAge={read?.age ?? 0} />
        <ChartReader
          id="read-returns"
          label="Read the returns at an age"
          points={outcomes.map((outcome) => ({ label: String(outcome.age), words: sayOutcome(outcome, inflationPercent) }))}
          at={at}
          onRead={(place) => setReadAge(startAge + 1 + place)}
        />
      </ChartFrame>
      {read && <ReturnWorking outcome={read} facts={facts} course={course} />}
    </>
  );
}

function sayOutcome({ age, percent, realPercent, alive }: LifeOutcome, inflationPercent: number): string {
  const real = inflationPercent > 0 ? `, ${formatPercent(realPercent)} after inflation` : '';
  return `Live to ${age}: ${formatPercent(percent)} a year${real}; ${sayOf100(alive)} of 100 do`;
}

/** What the chances count of a person. */
function sayKnown({ sex, health = 'average' }: TablePerson): string {
  const known = `The table knows your birth year${sex === 'average' ? '' : ' and sex'}`;
  return health === 'average'
    ? `${known}, and nothing about your health.`
    : `${known}. The effect of ${health} health is our own assumption.`;
}

interface ReturnWorkingProps {
  readonly outcome: LifeOutcome;
  readonly facts: LifeOutcomes;
  readonly course: PayoutCourse;
}

/** For the age that the chart is read at. */
function ReturnWorking({ outcome, facts, course }: ReturnWorkingProps) {
  const { age, percent, realPercent, alive } = outcome;
  const { currentAge, startAge, inflationPercent } = facts;
  const payments = age - startAge;
  const { amount, annualIncome } = course;
  return (
    <ShowWorking
      label="See the math behind the return"
      steps={[
        {
          name: 'Return a year',
          formula: 'the yearly rate at which the payments are worth exactly the amount paid: the internal rate of return',
          sum: `To ${age}: ${formatDollars(amount)} paid at ${currentAge}, then ${payments} ${payments === 1 ? 'payment' : 'payments'} of ${formatDollars(annualIncome)}, the first at ${startAge + 1}. Money that earned ${formatPercent(percent)} a year would have paid exactly that, and nothing would be left`,
        },
        {
          name: 'After inflation',
          formula: '(1 + return) ÷ (1 + inflation) − 1',
          sum: `(1 + ${formatPercent(percent)}) ÷ (1 + ${inflationPercent}%) − 1 = ${formatPercent(realPercent)}`,
        },
        {
          name: 'Chance of living that long',
          formula: `people alive at ${age} ÷ people alive at ${currentAge}, both from the life table`,
          sum: `${formatChance(alive)} for somebody who is ${currentAge} now, and who has ${toDecimals(yearsToLive(facts.person, currentAge), 1)} years to live on average`,
        },
      ]}
      source={`The definition of the internal rate of return, Irving Fisher’s relation of nominal and real rates, and the ${sayTable(facts.person)}, Office of the Chief Actuary.`}
      assumptions={`One payment at the end of each year of income, for one life, up to age ${LAST_AGE} at the latest. Prices rise by the same percentage every year. ${sayKnown(facts.person)}`}
      leftOut="Taxes, fees, money back on death or surrender, and an insurer that cannot pay."
    />
  );
}
