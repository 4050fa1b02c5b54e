import { formatCents } from '@annuity-lantern/domain/format-number';
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
  const { plan } = facts;
  return (
    <div className={busy ? styles.busy : undefined} aria-busy={busy}>
      <AnswerPanel
        lead={sayLead(facts)}
        figure={formatCents(plan.totalFromFullAge)}
        words={` a\u00a0month${lastsForLife(facts) ? ', for\u00a0life' : ''}.`}
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

/** The age from which both parts are paid, for the one figure. */
export function sayLead({ plan }: PlannerFacts): string {
  return `From age ${plan.fullAge} you would have about`;
}

/** Only the annuity's check stays the same for life: Social Security rises with prices, and can be cut. */
export function lastsForLife({ plan }: PlannerFacts): boolean {
  return plan.socialSecurityIncome === 0;
}

/** The sentences below the figure: what it adds, when each part begins, and the same in dollars of one year. */
export function sayQualified(facts: PlannerFacts): string[] {
  return [sayEarly(facts), saySum(facts), sayOneYear(facts), sayCutAnswer(facts)].filter((one) => one !== null);
}

/** When each part begins, for an income that starts before Social Security can. Null for all others. */
function sayEarly({ plan, input }: PlannerFacts): string | null {
  if (plan.fullAge === input.startAge) return null;
  const annuity = plan.annuityIncome > 0 ? `The annuity pays ${formatCents(plan.annuityIncome)} a month from age ${input.startAge}. ` : '';
  return `${annuity}Social Security pays nothing before ${plan.fullAge}.`;
}

/** What the figure adds. Null if one part is missing, or both are dollars of the same year. */
function saySum({ plan, input, inflationPercent, thisYear }: PlannerFacts): string | null {
  if (plan.socialSecurityIncome === 0 || plan.annuityIncome === 0) return null;
  if (inflationPercent === 0 || plan.fullAge === input.currentAge) return null;
  const from = thisYear + input.startAge - input.currentAge;
  return `The ${formatCents(plan.totalFromFullAge)} adds Social Security in today’s dollars and the annuity as paid from ${from} on.`;
}

/** Both parts in dollars of one year. Null if prices have not risen by then. */
function sayOneYear({ plan, input, inflationPercent }: PlannerFacts): string | null {
  if (inflationPercent === 0 || plan.fullAge === input.currentAge) return null;
  return `In today’s dollars it is ${formatCents(plan.totalToday)} a month at ${plan.fullAge}. On the checks it is ${formatCents(plan.totalPaid)}, at ${sayInflation(inflationPercent)} inflation.`;
}

/** The figure before and after a cut of Social Security. Null without a cut. */
function sayCutAnswer({ plan, cut }: PlannerFacts): string | null {
  if (!cut || plan.socialSecurityIncome === 0) return null;
  const paid = `${cut.payablePercent}% of Social Security`;
  if (plan.paidPercent < 100) return `That counts ${paid}, as from ${cut.from} on. In full it would be ${formatCents(plan.totalIncome)}.`;
  const afterwards = (plan.socialSecurityIncome * cut.payablePercent) / 100 + plan.annuityIncome;
  return `The ${formatCents(plan.totalIncome)} is paid until ${cut.until}. From ${cut.from} on, with ${paid}, it is ${formatCents(afterwards)}.`;
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
function SourceBar({ facts: { plan, input } }: { readonly facts: PlannerFacts }) {
  /** Whether the two parts begin at different ages. */
  const apart = plan.fullAge !== input.startAge;
  // Nothing at all is paid of Social Security alone after a cut to 0%.
  const share = plan.totalFromFullAge === 0 ? 0 : (plan.socialSecurityPaid / plan.totalFromFullAge) * 1000;
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
            <span>{`Social Security${apart ? `, from ${plan.fullAge}` : ''}`}</span>
          </dt>
          <dd className={font.title}>{formatCents(plan.socialSecurityPaid)}</dd>
        </div>
        <div className={styles.source}>
          <dt>
            <Key className={ink.lamp} />
            <span>{`annuity${apart ? `, from ${input.startAge}` : ''}, at a ${formatRate(plan.payoutRate)} payout rate`}</span>
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
