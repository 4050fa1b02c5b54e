import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { formatRate } from '../../../figures/format-figures.ts';
import { sayTable } from '../../../people/say-chances.ts';
import { NoResultSheet, PAPER_WIDTH, ResultSheet, SheetAnswer, SheetChart, type SheetFact } from '../../../result/result-sheet.tsx';
import { claimingCourse } from '../model/claiming-course.ts';
import { coupleCourse } from '../model/couple-course.ts';
import { incomeCourse } from '../model/income-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayInflation } from '../model/say-figures.ts';
import { sayRecommendation } from '../model/say-recommendation.ts';
import { sayQualified, WhatThisIsWords } from './income-answer.tsx';
import { IncomeDrawing } from './income-chart.tsx';
import { basisOf } from './income-frame.tsx';
import { sexOptions } from './sex-options.ts';
import { TrusteesNote } from './trustees-note.tsx';

interface IncomeSheetProps {
  /** Null while there is no plan. */
  readonly facts: PlannerFacts | null;
  /** What is wrong with the start age. */
  readonly problem: string | null;
  readonly outdated: boolean;
}

const head = {
  title: toolNames['income-planning'],
  lead: 'What Social Security and an annuity could pay together, for life.',
};

/** The plan on one page of paper. */
export function IncomeSheet({ facts: ofScreen, problem, outdated }: IncomeSheetProps) {
  if (problem) return <NoResultSheet {...head} why={`${problem}.`} />;
  if (!ofScreen) return <NoResultSheet {...head} why="Enter your Social Security or an annuity amount to see your monthly income." />;
  // Health stays on the screen: paper is passed on.
  const facts = { ...ofScreen, person: { ...ofScreen.person, health: undefined } };
  const { plan, input } = facts;
  const course = incomeCourse(facts);
  const claiming = claimingCourse(facts);
  const couple = coupleCourse(facts);
  // The two say the same: here the one with fewer words stands for both, and what prices do to a level income is said below the chart.
  const isClaimingSaid = plan.recommendations.some(({ code }) => code === 'wait-for-social-security' || code === 'no-social-security-yet');
  return (
    <ResultSheet
      {...head}
      figures={figuresOf(facts)}
      outdated={outdated}
      says={[course.sentence, isClaimingSaid ? '' : (claiming?.sentence ?? ''), couple?.either ?? ''].filter(Boolean)}
      ask={plan.recommendations.filter(({ code }) => code !== 'level-income-buys-less').map(sayRecommendation)}
      assumed={
        <>
          {sayOnPaper(facts)} <TrusteesNote />
        </>
      }
      notThis={<WhatThisIsWords facts={facts} />}
    >
      <SheetAnswer
        lead={`From age ${input.startAge} you would have about`}
        figure={formatCents(plan.totalIncome)}
        words="a month, for life."
        facts={[
          { label: 'Social Security', figure: formatCents(plan.socialSecurityIncome) },
          { label: `Annuity, at ${formatRate(plan.payoutRate)}`, figure: formatCents(plan.annuityIncome) },
          ...coupleFacts(couple),
        ]}
      >
        {sayQualified(facts).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </SheetAnswer>
      <SheetChart title="Month by month, at each age" basis={basisOf(facts)}>
        <IncomeDrawing course={course} shape="paper" width={PAPER_WIDTH} at={null} />
      </SheetChart>
    </ResultSheet>
  );
}

function coupleFacts(couple: ReturnType<typeof coupleCourse>): SheetFact[] {
  if (!couple) return [];
  const { both, onlyYou, onlySpouse } = couple.income;
  return [
    { label: 'While both live', figure: formatCents(both) },
    { label: 'Only you live', figure: formatCents(onlyYou) },
    { label: 'Only your spouse', figure: formatCents(onlySpouse) },
  ];
}

function figuresOf({ input, inflationPercent, birthday, birthYear, sex, cut, spouse }: PlannerFacts) {
  const own = [
    { label: 'Monthly Social Security', value: formatDollars(input.socialSecurity) },
    { label: 'Annuity amount', value: formatDollars(input.annuityAmount) },
    { label: 'Current age', value: String(input.currentAge) },
    { label: 'Income start age', value: String(input.startAge) },
    { label: 'Inflation, a year', value: sayInflation(inflationPercent) },
    {
      label: birthday === 'newyear' ? 'Birthday' : 'Birth year',
      value: birthday === 'newyear' ? `January 1, ${birthYear}` : String(birthYear),
    },
    { label: 'Sex', value: saySex(sex) },
    ...(cut ? [{ label: `Social Security paid from ${yearFigures.trusteesCutYear.value}`, value: `${cut.payablePercent}%` }] : []),
  ];
  if (!spouse) return own;
  return [
    ...own,
    { label: 'Spouse’s monthly Social Security', value: formatDollars(spouse.socialSecurity) },
    { label: 'Spouse’s age', value: `${spouse.age}, claims at ${spouse.claimAge}` },
    { label: 'Spouse’s sex', value: saySex(spouse.sex) },
  ];
}

function saySex(sex: PlannerFacts['sex']): string {
  return sexOptions.find(({ value }) => value === sex)?.label ?? '';
}

/** What the figures rest on, in fewer words than beside the working. */
function sayOnPaper({ input, inflationPercent, person, spousePerson }: PlannerFacts): string {
  return `Social Security is in today’s dollars, for a claim at ${input.startAge}. It rises with prices, ${sayInflation(inflationPercent)} a year; the annuity does not. Chances: ${sayTable(person)}${spousePerson ? `; your spouse: born ${spousePerson.birthYear}; the two lives independent` : ''}. Left out: taxes, Medicare premiums, fees, heirs, the earnings test, other savings.`;
}
