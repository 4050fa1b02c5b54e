import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents } from '@annuity-lantern/domain/format-number';
import { calculatePayout } from '@annuity-lantern/domain/payout';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { FiguresForm } from '@annuity-lantern/tool-kit/figures-form';
import { HandOver } from '@annuity-lantern/tool-kit/hand-over';
import { TalkPoints } from '@annuity-lantern/tool-kit/talk-points';
import { ToolColumns } from '@annuity-lantern/tool-kit/tool-columns';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { EmptyState } from '@annuity-lantern/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useStartAge } from '../../../inputs/use-start-age.ts';
import { useThisYear } from '../../../people/use-this-day.ts';
import { readTarget } from '../model/amount-needed.ts';
import { ageLimits, type CalculatorInputs, FORM_ID, parseInputs, payoutFields, percentLimits } from '../model/calculator-inputs.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { payoutCourse } from '../model/payout-course.ts';
import { readPercent } from '../model/read-percent.ts';
import { useLastRead } from '../model/use-last-read.ts';
import { AmountNeededSection } from './amount-needed-section.tsx';
import { DrawDownSection } from './draw-down-section.tsx';
import { LifeReturns } from './life-returns.tsx';
import { PayoutAnswer } from './payout-answer.tsx';
import { PayoutCourseFrame } from './payout-course-frame.tsx';
import { PayoutFields } from './payout-fields.tsx';
import { PayoutWorking } from './payout-working.tsx';
import { type PayoutResult, PrintPayout } from './print-payout.tsx';
import { WhatThisIs } from './what-this-is.tsx';

const talkPoints = [
  'Ask for written quotes from two or three insurers. Their payouts differ from this illustration, and change.',
  'Keep money for emergencies outside the annuity. You can rarely take back what you paid in without a charge.',
  'Ask what a payout for two lives would be. Income for one life ends with that life.',
];

export function PayoutCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, payoutFields, parseInputs);
  const startAge = useStartAge(inputs, ageLimits.current, change);
  const thisYear = useThisYear();
  const inflation = useLastRead(readPercent(inputs.inflation, percentLimits.inflation), Number(payoutFields.inflation.initial));
  const earns = useLastRead(readPercent(inputs.earns, percentLimits.earns), Number(payoutFields.earns.initial));
  const monthly = useLastRead(readTarget(inputs.target), 1_500);
  const ages = { currentAge: Number(inputs.age), startAge: Number(inputs.start) };
  // Keeps typing responsive: results follow at a lower priority.
  const settled = useDeferredValue(good);
  const result = useMemo(() => settled && workOut(settled, thisYear), [settled, thisYear]);
  const summary =
    result && !outdated ? `From age ${result.startAge}, about ${formatCents(result.payout.monthlyIncome)} a month.` : 'No new result yet.';
  const whyNone = startAge.problem ? `${startAge.problem}.` : 'Enter an amount to see what it could pay each month.';

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form} unread={unread} id={FORM_ID}>
          <PayoutFields inputs={inputs} change={change} startAge={startAge} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? summary : ''} />
      {result ? (
        <>
          <PayoutAnswer payout={result.payout} course={result.course} outdated={outdated} />
          <WhatThisIs />
          <PayoutCourseFrame course={result.course} person={result.person} />
          <PayoutWorking payout={result.payout} amount={result.amount} startAge={result.startAge} />
          <LifeReturns
            course={result.course}
            payoutRate={result.payout.payoutRate}
            person={result.person}
            inflation={inflation}
            inflationText={inputs.inflation}
            change={change}
          />
          <DrawDownSection course={result.course} person={result.person} earns={earns} earnsText={inputs.earns} change={change} />
        </>
      ) : (
        <EmptyState title="No result yet" text={whyNone} />
      )}
      <AmountNeededSection ages={ages} problem={startAge.problem} monthly={monthly} targetText={inputs.target} change={change} />
      <TalkPoints points={talkPoints}>
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

/** The results that depend only on the figures. Null without a payout. */
function workOut(good: CalculatorInputs, thisYear: number): PayoutResult | null {
  const payout = calculatePayout(good);
  if (!payout) return null;
  const person = { birthYear: thisYear - good.currentAge, sex: good.sex, health: good.health };
  return {
    amount: good.amount,
    startAge: good.startAge,
    payout,
    person,
    course: payoutCourse({ ...good, payout, person }),
  };
}
