import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import type { Payout } from '@annuity-lantern/domain/payout';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayOf100 } from '../../../people/say-chances.ts';
import { type PayoutCourse, payoutCourse } from '../model/payout-course.ts';
import { WhatThisIsWords } from './what-this-is.tsx';

/** The results that depend only on the figures of the form. */
export interface PayoutResult {
  readonly amount: number;
  readonly startAge: number;
  readonly payout: Payout;
  readonly person: TablePerson;
  readonly course: PayoutCourse;
}

interface PrintPayoutProps {
  readonly result: PayoutResult;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** The payout on one page of paper, and as a link. */
export function PrintPayout({ result, outdated, hash }: PrintPayoutProps) {
  const { amount, startAge, payout, course } = result;
  const { currentAge } = course;
  // Health stays on the screen: paper is passed on.
  const { lifetimeAge, aliveThen } = payoutCourse({ ...result, currentAge, person: { ...result.person, health: undefined } });
  const monthly = formatCents(payout.monthlyIncome);
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={`${formatDollars(amount)} could pay about ${monthly} a month for life, from age ${startAge}. An example, not a quote.`}
      sheet={{
        title: toolNames['retirement-calculator'],
        label: `If you pay in ${formatDollars(amount)} at age ${currentAge}, from age ${startAge} you would receive about`,
        figure: monthly,
        words: 'a month, for life.',
        facts: [
          { label: 'In a year', value: formatDollars(payout.annualIncome) },
          { label: 'You have your money back at', value: `about age ${payout.breakEvenAge}` },
          {
            label: `In all, by age ${lifetimeAge}`,
            value: `${formatDollars(payout.totalLifetimeIncome)}; ${sayOf100(aliveThen)} of 100 people live to ${lifetimeAge}`,
          },
        ],
        disclosures: (
          <>
            <span>{rateWords.example}</span> <WhatThisIsWords />
          </>
        ),
        questions: [
          'What would you pay me each month, in a written quote?',
          'What would you pay if the income covers two lives?',
          'How much money do I keep outside the annuity for emergencies?',
        ],
        outdated,
      }}
    />
  );
}
