import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import type { Payout } from '@annuity-lantern/domain/payout';
import { sayTable } from '../../../people/say-chances.ts';
import { NoResultSheet, PAPER_WIDTH, ResultSheet, SheetAnswer, SheetChart } from '../../../result/result-sheet.tsx';
import { amountNeeded } from '../model/amount-needed.ts';
import { lifeExpectancyLabel, sexLabels } from '../model/calculator-inputs.ts';
import { drawDownCourse } from '../model/draw-down-course.ts';
import { lifeOutcomes } from '../model/life-outcomes.ts';
import { type PayoutCourse, payoutCourse } from '../model/payout-course.ts';
import { payoutFacts } from './payout-answer.tsx';
import { PayoutDrawing } from './payout-chart.tsx';
import { leftOut } from './payout-working.tsx';
import { WhatThisIsWords } from './what-this-is.tsx';

/** All that the figures of the form alone decide. */
export interface PayoutResult {
  readonly amount: number;
  readonly startAge: number;
  readonly payout: Payout;
  readonly person: TablePerson;
  readonly course: PayoutCourse;
}

interface PayoutSheetProps {
  /** Null while there is no payout. */
  readonly result: PayoutResult | null;
  /** Why there is no payout. */
  readonly whyNone: string;
  /** Percent a year. */
  readonly inflation: number;
  /** What own money earns, percent a year. */
  readonly earns: number;
  /** Dollars a month that are wanted. */
  readonly monthly: number;
  readonly outdated: boolean;
  readonly ask: readonly string[];
}

const head = {
  title: toolNames['retirement-calculator'],
  lead: 'What a sum paid into an annuity could pay each month, for life.',
};

/** The payout on one page of paper. */
export function PayoutSheet({ result, whyNone, inflation, earns, monthly, outdated, ask }: PayoutSheetProps) {
  if (!result) return <NoResultSheet {...head} why={whyNone} />;
  const { amount, startAge, payout } = result;
  // Health stays on the screen: paper is passed on.
  const person = { ...result.person, health: undefined };
  const course = payoutCourse({ amount, currentAge: result.course.currentAge, startAge, payout, person });
  const returns = lifeOutcomes(course, payout.payoutRate, person, inflation);
  const drawDown = drawDownCourse(course, person, earns);
  const target = formatCents(monthly);
  return (
    <ResultSheet
      {...head}
      figures={[
        { label: 'Amount to pay in', value: formatDollars(amount) },
        { label: 'Current age', value: String(course.currentAge) },
        { label: 'Income start age', value: String(startAge) },
        { label: lifeExpectancyLabel, value: sexLabels[person.sex] },
        { label: 'Inflation, a year', value: `${returns.inflationPercent}%` },
        { label: 'Own money earns, a year', value: `${drawDown.own.earns}%` },
        { label: 'Monthly income wanted', value: target },
      ]}
      outdated={outdated}
      says={[
        returns.sentence,
        `Without an annuity: ${lowerFirst(drawDown.sentence)}`,
        `${target} a month from age ${startAge} takes about ${formatDollars(amountNeeded(monthly, startAge).amount)}.`,
      ]}
      ask={ask}
      assumed={`Lifetime income is counted to age 85: if you live longer you receive more, if you die earlier less. Payments are added up without interest and without allowing for rising prices. Chances: ${sayTable(person)}. Left out: ${lowerFirst(leftOut)}`}
      notThis={<WhatThisIsWords />}
    >
      <SheetAnswer
        lead={`From age ${startAge} you would receive about`}
        figure={formatCents(payout.monthlyIncome)}
        words="a month, for life."
        facts={payoutFacts(payout, course)}
      />
      <SheetChart title="Income received, at each age">
        <PayoutDrawing course={course} shape="paper" width={PAPER_WIDTH} readAge={null} />
      </SheetChart>
    </ResultSheet>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
