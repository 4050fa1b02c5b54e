import { formatCents } from '@annuity-lantern/domain/format-number';
import { FIRST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { AnswerPanel } from '@annuity-lantern/tool-kit/answer-panel';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import { above, font, ink, joinClasses, split } from '@annuity-lantern/ui';
import { quotesToday } from '../../../result/quotes-today.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { sayInflation } from '../model/say-figures.ts';
import styles from './income-answer.module.css';

interface IncomeAnswerProps {
  readonly facts: PlannerFacts;
  readonly busy: boolean;
  /** True while an entry is invalid and the answer is still based on the last valid figures. */
  readonly outdated: boolean;
}

/** Dims while a new answer is computed. */
export function IncomeAnswer({ facts, busy, outdated }: IncomeAnswerProps) {
  const { plan, input } = facts;
  return (
    <div className={busy ? styles.busy : undefined} aria-busy={busy}>
      <AnswerPanel
        lead={`From age ${input.startAge} you would have about`}
        figure={formatCents(plan.totalIncome)}
        words={` a\u00a0month, for\u00a0life.`}
        outdated={outdated ? 'Still the result for the last figures we could read.' : undefined}
      >
        {sayQualified(facts).map((words) => (
          <p key={words} className={joinClasses(above[12], styles.early)}>
            {words}
          </p>
        ))}
        <SourceBar facts={facts} />
      </AnswerPanel>
      <p className={joinClasses(font.note, above[16], styles.what)}>
        <WhatThisIsWords facts={facts} /> <span>{quotesToday}</span>
      </p>
    </div>
  );
}

/** The sentences below the figure that qualify it. */
export function sayQualified(facts: PlannerFacts): string[] {
  return [sayToday(facts), sayCutAnswer(facts), sayEarly(facts)].filter((one) => one !== null);
}

/** The figure in today's dollars. Null if income starts today, or inflation is 0%. */
function sayToday({ plan, inflationPercent }: PlannerFacts): string | null {
  if (plan.annuityToday === plan.annuityIncome) return null;
  return `Before inflation. In today’s dollars it is ${formatCents(plan.totalToday)}, at ${sayInflation(inflationPercent)} inflation.`;
}

/** The figure after a cut of Social Security. Null without a cut. */
function sayCutAnswer({ plan, cut }: PlannerFacts): string | null {
  if (!cut || plan.socialSecurityIncome === 0) return null;
  const social = (plan.socialSecurityIncome * cut.payablePercent) / 100;
  return `With ${cut.payablePercent}% of Social Security, from ${yearFigures.trusteesCutYear.value} on: ${formatCents(social + plan.annuityIncome)} before inflation.`;
}

/** A note for an income that starts before Social Security can. Null for all others. */
function sayEarly({ plan, input }: PlannerFacts): string | null {
  if (input.startAge >= FIRST_CLAIMING_AGE || plan.socialSecurityIncome === 0) return null;
  return `Social Security starts at ${FIRST_CLAIMING_AGE} at the earliest. Until then it is ${formatCents(plan.annuityIncome)} a month.`;
}

/** Explains the payout rate, and what a promise of income depends on. */
export function WhatThisIsWords({ facts }: { readonly facts: PlannerFacts }) {
  return (
    <>
      <b>An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote.</b>{' '}
      <span>{`The payout rate of ${formatRate(facts.plan.payoutRate)} is our own example, not an insurer’s offer. Guarantees depend on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured. Amounts are before tax.`}</span>
    </>
  );
}

/** The two sources of income as bars, each above its label. */
function SourceBar({ facts: { plan } }: { readonly facts: PlannerFacts }) {
  const share = (plan.socialSecurityIncome / plan.totalIncome) * 1000;
  return (
    <div className={above[24]}>
      <svg viewBox="0 0 1000 14" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        {share > 0 && <rect x="0" y="0" width={share} height="14" className={styles.socialBar} />}
        {share < 1000 && <rect x={share} y="0" width={1000 - share} height="14" className={ink.lamp} />}
      </svg>
      <dl className={joinClasses(split[32], above[12], styles.words)}>
        <div className={styles.source}>
          <dt>
            <Key className={styles.socialBar} />
            Social Security
          </dt>
          <dd className={font.title}>{formatCents(plan.socialSecurityIncome)}</dd>
        </div>
        <div className={styles.source}>
          <dt>
            <Key className={ink.lamp} />
            <span>{`annuity, at a ${formatRate(plan.payoutRate)} payout rate`}</span>
          </dt>
          <dd className={font.title}>{formatCents(plan.annuityIncome)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Key({ className }: { readonly className: string | undefined }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className={styles.key}>
      <rect width="12" height="12" className={className} />
    </svg>
  );
}
