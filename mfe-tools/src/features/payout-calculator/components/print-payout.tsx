import { toolNames } from '@annuity-lantern/contracts/tools';
import { aboutDollars, formatDollars } from '@annuity-lantern/domain/format-number';
import type { TablePerson } from '@annuity-lantern/domain/life-tables';
import type { Payout } from '@annuity-lantern/domain/payout';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { PrintOrSend } from '@annuity-lantern/host-kit/print-or-send';
import { sayEitherAlive, sayOf100 } from '../../../people/say-chances.ts';
import { quotesToday } from '../../../result/quotes-today.ts';
import { moreOnThis, whatThisIs } from '../../../result/what-this-is.ts';
import type { Couple, ForTwo } from '../model/for-two.ts';
import { type PayoutCourse, payoutCourse } from '../model/payout-course.ts';

/** The results that depend only on the figures of the form. */
export interface PayoutResult {
  readonly amount: number;
  readonly startAge: number;
  readonly payout: Payout;
  readonly person: TablePerson;
  readonly course: PayoutCourse;
  /** Null for an income that is paid to the visitor alone. */
  readonly couple: Couple | null;
  readonly forTwo: ForTwo | null;
}

interface PrintPayoutProps {
  readonly result: PayoutResult;
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
}

/** The payout on one page of paper, and as a link. */
export function PrintPayout({ result, outdated, hash }: PrintPayoutProps) {
  const { amount, startAge, payout, course, forTwo } = result;
  const { currentAge } = course;
  const { lifetimeAge, aliveThen, eitherThen } = payoutCourse({ ...withoutHealth(result), currentAge });
  const monthly = formatDollars(payout.monthlyIncome);
  const afterYou = forTwo && aboutDollars(forTwo.afterYou);
  return (
    <PrintOrSend
      hash={outdated ? null : hash}
      sentence={`${formatDollars(amount)} could pay about ${monthly} a month for life, from age ${startAge}${afterYou ? `, then ${afterYou} to a spouse (our estimate)` : ''}. An example, not a quote.`}
      sheet={{
        title: toolNames['retirement-calculator'],
        label: `If you pay in ${formatDollars(amount)} at age ${currentAge}, from age ${startAge} you would receive about`,
        figure: monthly,
        words: afterYou ? `a month, for life. Then your spouse: ${afterYou}.` : 'a month, for life.',
        facts: [
          ...(forTwo
            ? [{ label: 'For you alone', value: `${formatDollars(forTwo.alone)} a month, by the table. For two: our estimate` }]
            : []),
          { label: 'In a year', value: formatDollars(payout.annualIncome) },
          { label: 'You have your money back at', value: `about age ${payout.breakEvenAge}` },
          {
            label: `In all, by age ${lifetimeAge}`,
            value: `${formatDollars(payout.totalLifetimeIncome)}. ${eitherThen === null ? `${sayOf100(aliveThen)} of 100 people live to ${lifetimeAge}.` : sayEitherAlive(eitherThen, lifetimeAge)}`,
          },
        ],
        disclosures: (
          <>
            <span>{rateWords.example}</span> <b>{whatThisIs}</b> <span>{`${quotesToday} ${moreOnThis}`}</span>
          </>
        ),
        questions: [
          'What would you pay me each month, in a written quote?',
          forTwo
            ? 'What would you pay for two: all, two thirds or half to my spouse?'
            : 'What would you pay if the income covers two lives?',
          'How much money do I keep outside the annuity for emergencies?',
        ],
        outdated,
      }}
    />
  );
}

/** Health stays on the screen: paper is passed on. */
function withoutHealth({ person, couple, ...result }: PayoutResult): PayoutResult {
  const healthy = (one: TablePerson) => ({ ...one, health: undefined });
  return { ...result, person: healthy(person), couple: couple && { ...couple, you: healthy(couple.you), spouse: healthy(couple.spouse) } };
}
