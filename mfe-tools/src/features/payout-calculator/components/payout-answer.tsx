import { aboutDollars, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import type { Payout } from '@annuity-lantern/domain/payout';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { above, font, ink, joinClasses, lined, split } from '@annuity-lantern/ui';
import { memo } from 'react';
import { sayEitherAlive, sayOf100 } from '../../../people/say-chances.ts';
import { paysRows } from '../model/calculator-inputs.ts';
import type { ForTwo } from '../model/for-two.ts';
import type { PayoutCourse } from '../model/payout-course.ts';
import styles from './payout-answer.module.css';

interface PayoutAnswerProps {
  readonly payout: Payout;
  readonly course: PayoutCourse;
  /** Null for an income that is paid to the visitor alone. */
  readonly forTwo: ForTwo | null;
  /** True while the entry is invalid and the answer is still based on the last amount. */
  readonly outdated: boolean;
}

export const PayoutAnswer = memo(function PayoutAnswer({ payout, course, forTwo, outdated }: PayoutAnswerProps) {
  const { amount, startAge } = course;
  return (
    <AnswerPanel
      lead={`From age ${startAge} you would receive about`}
      figure={formatDollars(payout.monthlyIncome)}
      words={` a\u00a0month, for\u00a0life.`}
      outdated={outdated ? `Still the result for ${formatDollars(amount)}, the last amount we could read.` : undefined}
    >
      <p className={joinClasses(above[8], styles.after)}>
        {forTwo
          ? `Then your spouse: ${aboutDollars(forTwo.afterYou)} a month, for life. Our estimate for two. Insurers’ offers differ.`
          : 'Stops when you die.'}
      </p>
      <ShareBar course={course} lifetime={payout.totalLifetimeIncome} />
      <dl className={joinClasses(lined[24], above[24], styles.facts)}>
        {payoutFacts(payout, course, forTwo).map(({ label, figure, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={joinClasses(font.strong, styles.label)}>{label}</dt>
            <dd className={joinClasses(font.title, styles.value)}>{figure}</dd>
            <dd className={joinClasses(font.small, styles.label)}>{note}</dd>
          </div>
        ))}
      </dl>
    </AnswerPanel>
  );
});

/** The figures beside the answer. */
function payoutFacts(payout: Payout, { amount, lifetimeAge, aliveThen, eitherThen }: PayoutCourse, forTwo: ForTwo | null) {
  return [
    { label: 'Annual income', figure: formatDollars(payout.annualIncome), note: forTwo ? 'while you live' : 'the same every year' },
    {
      label: 'Payout rate',
      figure: forTwo ? formatPercent(payout.payoutRate) : formatRate(payout.payoutRate),
      note: `of ${formatDollars(amount)} a year${forTwo ? ', our estimate for two' : ''}`,
    },
    {
      label: 'Total lifetime income',
      figure: formatDollars(payout.totalLifetimeIncome),
      note: `counted to age ${lifetimeAge}${eitherThen === null ? `, which ${sayOf100(aliveThen)} of 100 reach` : `. ${sayEitherAlive(eitherThen, lifetimeAge)}`}`,
    },
    {
      label: 'Break-even age',
      figure: `Age ${payout.breakEvenAge}`,
      note: forTwo ? sayPaidBack(forTwo) : 'when you’ve been paid back',
    },
  ];
}

function sayPaidBack({ pays }: ForTwo): string {
  return `when the two of you have been paid back${paysRows[pays].share < 1 ? '; later if you die before' : ''}`;
}

/** The lifetime income as a bar: the amount paid back, then the surplus or the shortfall. */
function ShareBar({ course, lifetime }: { readonly course: PayoutCourse; readonly lifetime: number }) {
  const { amount, lifetimeAge, breakEvenAge } = course;
  const whole = Math.max(amount, lifetime);
  const back = (Math.min(amount, lifetime) / whole) * 1000;
  const isBack = lifetime >= amount;
  return (
    <div className={above[24]}>
      <svg viewBox="0 0 1000 14" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect x="0" y="0" width={back} height="14" className={styles.back} />
        {back < 1000 && <rect x={back} y="0" width={1000 - back} height="14" className={isBack ? ink.lamp : styles.missing} />}
      </svg>
      <p className={joinClasses(font.small, split[24], above[8], styles.label)}>
        <span>
          <b>{formatDollars(Math.min(amount, lifetime))}</b>{' '}
          <span>{`of your own money back by ${isBack ? `about ${breakEvenAge}` : lifetimeAge}`}</span>
        </span>
        {lifetime !== amount && (
          <span>
            <b>{formatDollars(Math.abs(lifetime - amount))}</b>{' '}
            <span>{`${isBack ? `beyond it by ${lifetimeAge}` : 'not back by then'}`}</span>
          </span>
        )}
      </p>
    </div>
  );
}
