import { calculatePayout } from '@annuity-lantern/domain/payout';
import { EmptyState } from '@annuity-lantern/ui';
import { useRef } from 'react';
import { formatCents } from '../../../figures/format-figures.ts';
import { FiguresForm } from '../../../inputs/figures-form.tsx';
import { useKeptInputs } from '../../../inputs/use-kept-inputs.ts';
import { Announced } from '../../../result/announced.tsx';
import { HandOver } from '../../../result/hand-over.tsx';
import { PrintedOn } from '../../../result/printed-on.tsx';
import { ResultActions } from '../../../result/result-actions.tsx';
import { TalkPoints } from '../../../result/talk-points.tsx';
import { ToolColumns } from '../../../result/tool-columns.tsx';
import { parseInputs, payoutFields } from '../model/calculator-inputs.ts';
import { offeredFigures } from '../model/offered-figures.ts';
import { payoutCourse } from '../model/payout-course.ts';
import { startAgeProblem } from '../model/start-age-problem.ts';
import { PayoutAnswer } from './payout-answer.tsx';
import { PayoutCourseFrame } from './payout-course-frame.tsx';
import { PayoutFields } from './payout-fields.tsx';
import { PayoutWorking } from './payout-working.tsx';
import { WhatThisIs } from './what-this-is.tsx';

export function PayoutCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash } = useKeptInputs(form, payoutFields, parseInputs);
  const payout = good && calculatePayout(good);
  const problem = startAgeProblem({ currentAge: Number(inputs.age), startAge: Number(inputs.start) });
  const summary =
    payout && !outdated ? `From age ${good.startAge}, about ${formatCents(payout.monthlyIncome)} a month.` : 'No new result yet.';

  return (
    <ToolColumns
      inputs={
        <FiguresForm form={form}>
          <PayoutFields inputs={inputs} change={change} startAgeProblem={problem} />
        </FiguresForm>
      }
    >
      <Announced text={changed ? summary : ''} />
      {payout ? (
        <>
          <PayoutAnswer payout={payout} amount={good.amount} startAge={good.startAge} outdated={outdated} />
          <WhatThisIs />
          <PayoutCourseFrame course={payoutCourse({ ...good, payout })} problem={problem} />
          <PayoutWorking payout={payout} amount={good.amount} startAge={good.startAge} />
          <PrintedOn tool="payout calculator" />
          <ResultActions hash={hash} />
        </>
      ) : (
        <EmptyState title="No result yet" text="Enter an amount to see what it could pay each month." />
      )}
      <TalkPoints
        points={[
          'Ask for written quotes from two or three insurers. Their payouts differ from this illustration, and change.',
          'Keep money for emergencies outside the annuity. What is paid in can rarely be taken back without a charge.',
          'Ask what a payout for two lives would be. Income for one life ends with that life.',
        ]}
      >
        <HandOver to="consultation" label="Talk to an advisor about this" figures={good && offeredFigures(good)} />
      </TalkPoints>
    </ToolColumns>
  );
}
