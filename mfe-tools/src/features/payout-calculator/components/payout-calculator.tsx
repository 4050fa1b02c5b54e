import { calculatePayout } from '@annuity-lantern/domain/payout';
import { RouteLink } from '@annuity-lantern/host-kit';
import { Button, buttonClass, EmptyState, Printer, VisuallyHidden } from '@annuity-lantern/ui';
import { useRef } from 'react';
import { formatCents } from '../model/format-figures.ts';
import { payoutCourse } from '../model/payout-course.ts';
import { startAgeProblem } from '../model/start-age-problem.ts';
import { useCalculator } from '../model/use-calculator.ts';
import { useSettled } from '../model/use-settled.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { FiguresForm } from './figures-form.tsx';
import styles from './payout-calculator.module.css';
import { PayoutCourseFrame } from './payout-course-frame.tsx';
import { PrintedOn } from './printed-on.tsx';
import { ShowWorking } from './show-working.tsx';
import { WhatThisIs } from './what-this-is.tsx';

/** Milliseconds of quiet after which a screen reader is told the result. */
const ANNOUNCE_PAUSE = 900;

export function PayoutCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const calculator = useCalculator(form);
  const { inputs, amount, parsed, changed } = calculator;
  const payout = calculatePayout({ amount, currentAge: inputs.currentAge, startAge: inputs.startAge });
  const problem = startAgeProblem(inputs);
  const summary =
    payout && parsed.kind === 'amount'
      ? `From age ${inputs.startAge}, about ${formatCents(payout.monthlyIncome)} a month.`
      : 'No new result yet.';
  const announced = useSettled(changed ? summary : '', ANNOUNCE_PAUSE);

  return (
    <div className={styles.columns}>
      <div className={styles.inputs}>
        <FiguresForm calculator={calculator} form={form} />
      </div>
      <div className={styles.result}>
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
        {payout && amount !== null ? (
          <>
            <AnswerPanel payout={payout} amount={amount} startAge={inputs.startAge} outdated={parsed.kind === 'wrong'} />
            <WhatThisIs />
            <PayoutCourseFrame
              course={payoutCourse({ amount, currentAge: inputs.currentAge, startAge: inputs.startAge, payout })}
              problem={problem}
            />
            <ShowWorking payout={payout} amount={amount} startAge={inputs.startAge} />
            <PrintedOn />
            <Button variant="quiet" size="small" icon={<Printer />} className={styles.print} onClick={() => window.print()}>
              Print this result
            </Button>
          </>
        ) : (
          <EmptyState title="No result yet" text="Enter an amount to see what it could pay each month." />
        )}
        <section className={styles.talk} aria-labelledby="worth-talking-through">
          <h2 id="worth-talking-through" className={styles.talkHeading}>
            Worth talking through
          </h2>
          <ol className={styles.points}>
            <li>Ask for written quotes from two or three insurers. Their payouts differ from this illustration, and change.</li>
            <li>Keep money for emergencies outside the annuity. What is paid in can rarely be taken back without a charge.</li>
            <li>Ask what a payout for two lives would be. Income for one life ends with that life.</li>
          </ol>
          <RouteLink to="consultation" className={buttonClass()}>
            Talk to an advisor about this
          </RouteLink>
        </section>
      </div>
    </div>
  );
}
