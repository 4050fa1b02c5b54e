import { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';
import { LIFETIME_END_AGE, type Payout } from '@annuity-lantern/domain/payout';
import { memo } from 'react';
import { formatRate } from '../../../figures/format-figures.ts';
import { sayOf100 } from '../../../people/say-chances.ts';
import { AnswerPanel } from '../../../result/answer-panel.tsx';
import styles from './payout-answer.module.css';

interface PayoutAnswerProps {
  readonly payout: Payout;
  readonly amount: number;
  readonly startAge: number;
  /** The chance of living to the age that lifetime income is counted to. */
  readonly aliveThen: number;
  /** True while the entry cannot be read and the answer is still that of the last amount. */
  readonly outdated: boolean;
}

export const PayoutAnswer = memo(function PayoutAnswer({ payout, amount, startAge, aliveThen, outdated }: PayoutAnswerProps) {
  const lifetimeAge = Math.max(LIFETIME_END_AGE, startAge + 1);
  const counted = `counted to age ${lifetimeAge}, which ${sayOf100(aliveThen)} of 100 reach`;
  return (
    <AnswerPanel
      lead={`From age ${startAge} you would receive about`}
      figure={formatCents(payout.monthlyIncome)}
      words={` a\u00a0month, for\u00a0life.`}
      outdated={outdated ? `Still the result for ${formatDollars(amount)}, the last amount we could read.` : undefined}
    >
      <ShareBar amount={amount} lifetime={payout.totalLifetimeIncome} lifetimeAge={lifetimeAge} />
      <dl className={styles.facts}>
        <Fact figure={formatDollars(payout.annualIncome)} label="Annual income" note="the same every year" />
        <Fact figure={formatRate(payout.payoutRate)} label="Payout rate" note={`of ${formatDollars(amount)} a year`} />
        <Fact figure={formatDollars(payout.totalLifetimeIncome)} label="Total lifetime income" note={counted} />
        <Fact figure={`Age ${payout.breakEvenAge}`} label="Break-even age" note="income adds up to the amount paid" />
      </dl>
    </AnswerPanel>
  );
});

function Fact({ figure, label, note }: { readonly figure: string; readonly label: string; readonly note: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{figure}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

/** The lifetime income as a length: first the amount coming back, then what is beyond it, or what is still missing. */
function ShareBar({ amount, lifetime, lifetimeAge }: { readonly amount: number; readonly lifetime: number; readonly lifetimeAge: number }) {
  const whole = Math.max(amount, lifetime);
  const back = (Math.min(amount, lifetime) / whole) * 1000;
  return (
    <div className={styles.share}>
      <svg viewBox="0 0 1000 14" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect x="0" y="0" width={back} height="14" className={styles.back} />
        {back < 1000 && (
          <rect x={back} y="0" width={1000 - back} height="14" className={lifetime > amount ? styles.beyond : styles.missing} />
        )}
      </svg>
      <p className={styles.shareWords}>
        <span>
          <b>{formatDollars(Math.min(amount, lifetime))}</b> of your own money back by {lifetimeAge}
        </span>
        {lifetime !== amount && (
          <span>
            <b>{formatDollars(Math.abs(lifetime - amount))}</b> {lifetime > amount ? 'beyond it' : 'not back by then'}
          </span>
        )}
      </p>
    </div>
  );
}
