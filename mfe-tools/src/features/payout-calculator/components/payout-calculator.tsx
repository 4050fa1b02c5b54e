import { toolNames } from '@annuity-lantern/contracts/tools';
import { aboutDollars, formatDollars } from '@annuity-lantern/domain/format-number';
import { calculatePayout } from '@annuity-lantern/domain/payout';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState, font } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useStartAge } from '../../../inputs/use-start-age.ts';
import { useThisYear } from '../../../people/use-this-day.ts';
import { whatThisIs } from '../../../result/what-this-is.ts';
import { AfterTax } from '../../../tax/after-tax.tsx';
import { readTarget } from '../model/amount-needed.ts';
import {
  ageLimits,
  birthYearProblem,
  type CalculatorInputs,
  FORM_ID,
  parseInputs,
  payoutFields,
  percentLimits,
  readPeople,
  spouseAgeProblem,
} from '../model/calculator-inputs.ts';
import { forTwo } from '../model/for-two.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { payoutAfterTax } from '../model/payout-after-tax.ts';
import { payoutCourse } from '../model/payout-course.ts';
import { readPercent } from '../model/read-percent.ts';
import { tableShare } from '../model/table-share.ts';
import { useLastRead } from '../model/use-last-read.ts';
import { AmountNeededSection } from './amount-needed-section.tsx';
import { DrawDownSection } from './draw-down-section.tsx';
import { ForTwoFrame } from './for-two-frame.tsx';
import { LifeReturns } from './life-returns.tsx';
import { PayoutAnswer } from './payout-answer.tsx';
import { PayoutCourseFrame } from './payout-course-frame.tsx';
import { PayoutFields } from './payout-fields.tsx';
import { PayoutWorking } from './payout-working.tsx';
import { type PayoutResult, PrintPayout } from './print-payout.tsx';

const talkPoints = (forTwo: boolean) => [
  'Ask for written quotes from two or three insurers. Their payouts differ from this illustration, and change.',
  'Keep money for emergencies outside the annuity. You can rarely take back what you paid in without a charge.',
  forTwo
    ? 'Ask each insurer what it pays for two, with all, two thirds or half to your spouse. Our figures for two are estimates.'
    : 'Married? See under “Pays” what your spouse could get after you. Income for one life ends with that life.',
];

export function PayoutCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, payoutFields, parseInputs);
  const startAge = useStartAge(inputs, ageLimits.current, change);
  const thisYear = useThisYear();
  const inflation = useLastRead(readPercent(inputs.inflation, percentLimits.inflation), Number(payoutFields.inflation.initial));
  const earns = useLastRead(readPercent(inputs.earns, percentLimits.earns), Number(payoutFields.earns.initial));
  const monthly = useLastRead(readTarget(inputs.target), 1_500);
  const people = useMemo(() => readPeople(inputs), [inputs]);
  const spouseProblem = startAge.problem ? null : (spouseAgeProblem(people) ?? birthYearProblem(people, thisYear));
  const problem = startAge.problem ?? spouseProblem;
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const result = useMemo(() => settled && workOut(settled, thisYear), [settled, thisYear]);
  const last = useLastRead<PayoutResult | null>(result, null);
  const summary = result && !outdated ? sayResult(result) : 'No new result yet.';
  const whyNone = problem ? `${problem}.` : 'Enter an amount to see what it could pay each month.';

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} id={FORM_ID} answer={result && !outdated ? sayShort(result) : summary}>
          <PayoutFields inputs={inputs} change={change} startAge={startAge} spouseProblem={spouseProblem} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? summary : ''} />
      {result ? (
        <PayoutAnswer payout={result.payout} course={result.course} forTwo={result.forTwo} outdated={outdated} />
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <ToolNotice>It shows the math, so you can check any offer.</ToolNotice>
      {last && (
        // Kept while there is no result: what is open here would otherwise close at the first key of another amount.
        <div hidden={!result}>
          <p className={font.note}>{whatThisIs}</p>
          <PayoutWorking payout={last.payout} amount={last.amount} startAge={last.startAge} forTwo={last.forTwo} />
          {last.forTwo && <ForTwoFrame facts={last.forTwo} />}
          <PayoutCourseFrame course={last.course} person={last.person} couple={last.couple} />
          <LifeReturns
            course={last.course}
            payoutRate={last.payout.payoutRate}
            person={last.person}
            inflation={inflation}
            inflationText={inputs.inflation}
            change={change}
          />
          <AfterTax
            form={FORM_ID}
            inputs={inputs}
            change={change}
            say={(taxes) =>
              payoutAfterTax(
                { amount: last.amount, monthly: last.payout.monthlyIncome, startAge: last.startAge, forTwo: last.forTwo !== null },
                taxes,
              )
            }
          />
          <DrawDownSection course={last.course} person={last.person} earns={earns} earnsText={inputs.earns} change={change} />
        </div>
      )}
      <AmountNeededSection
        people={people}
        thisYear={thisYear}
        problem={problem}
        monthly={monthly}
        targetText={inputs.target}
        change={change}
      />
      <TalkPoints points={talkPoints(people.spouse !== null)}>
        <HandOver to="consultation" label="Talk to an advisor about this" figures={good && offeredFigures(good)} />
      </TalkPoints>
      {result ? (
        <PrintPayout result={result} outdated={outdated} hash={hash} />
      ) : (
        <NothingToPrint title={toolNames['retirement-calculator']} why={whyNone} />
      )}
    </ToolColumns>
  );
}

function sayResult({ startAge, payout, forTwo }: PayoutResult): string {
  const own = `From age ${startAge}, ${aboutDollars(payout.monthlyIncome)} a month.`;
  return forTwo ? `${own} Then your spouse: ${aboutDollars(forTwo.afterYou)}. Our estimate for two.` : own;
}

/** For one line of a phone. */
function sayShort({ payout, forTwo }: PayoutResult): string {
  return forTwo
    ? `Our estimate: ${formatDollars(forTwo.monthly)} a month, then ${formatDollars(forTwo.afterYou)}`
    : `About ${formatDollars(payout.monthlyIncome)} a month, for life`;
}

/** The results that depend only on the figures. Null without a payout. */
function workOut(good: CalculatorInputs, thisYear: number): PayoutResult | null {
  const { spouse, currentAge } = good;
  const share = tableShare(good, thisYear);
  const payout = share && calculatePayout(good, share);
  if (!payout) return null;
  const person = { birthYear: thisYear - currentAge, sex: good.sex, health: good.health };
  const couple = spouse && {
    you: person,
    spouse: { birthYear: thisYear - spouse.age, sex: spouse.sex, health: spouse.health },
    spouseOlderBy: spouse.age - currentAge,
    pays: spouse.pays,
  };
  return {
    amount: good.amount,
    startAge: good.startAge,
    payout,
    person,
    couple,
    forTwo: forTwo(good, thisYear),
    course: payoutCourse({ ...good, payout, person, couple }),
  };
}
