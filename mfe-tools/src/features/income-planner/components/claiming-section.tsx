import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { LAST_CLAIMING_AGE } from '@annuity-lantern/domain/social-security';
import { above, ChartFrame, joinClasses, ruled } from '@annuity-lantern/ui';
import { memo } from 'react';
import tools from '../../../look/tools.module.css';
import { sayTable } from '../../../people/say-chances.ts';
import { type ClaimingCourse, claimingCourse, sayDifference, sayFirstPayment, sayFullAge } from '../model/claiming-course.ts';
import type { PlannerFacts } from '../model/planner-facts.ts';
import { ClaimingChart } from './claiming-chart.tsx';
import styles from './claiming-section.module.css';
import { TrusteesNote } from './trustees-note.tsx';

const columns = [
  { key: 'age', label: 'At' },
  { key: 'monthly', label: 'A month', numeric: true },
  { key: 'difference', label: 'Change', numeric: true },
  { key: 'percent', label: 'Of full', numeric: true },
];

/** The gain from delaying Social Security, by the rules of the visitor's birth year. */
export const ClaimingSection = memo(function ClaimingSection({ facts }: { readonly facts: PlannerFacts }) {
  const course = claimingCourse(facts);
  if (!course) return <NothingToChoose facts={facts} />;
  return (
    <ChartFrame
      id="claiming-age"
      title="If you claim Social Security at another age"
      headingLevel={2}
      className={joinClasses(ruled[24], above[40], tools.frame, styles.frame)}
      sentence={
        <>
          <span>{course.sentence}</span> <TrusteesNote />
        </>
      }
      table={{ columns, rows: course.claims.map((claim) => rowOf(claim, course)) }}
      source={`${sayFullAge(course, facts)} ${sayFirstPayment(course, facts)}We assume that you have not claimed yet, and that ${formatDollars(course.known)} is your benefit at ${course.knownAge}. Monthly amounts in today’s dollars, before tax${facts.cut ? ` and before the cut from ${facts.cut.from}` : ''}. Rules: Social Security Act, 20 CFR 404.410 and 404.313. Chances: ${sayTable(facts.person)}. Your account at ssa.gov shows your own amounts.`}
    >
      <ClaimingChart course={course} />
    </ChartFrame>
  );
});

function NothingToChoose({ facts }: { readonly facts: PlannerFacts }) {
  if (facts.plan.socialSecurityIncome === 0 || facts.claimedMonths !== null) return null;
  return (
    <section className={joinClasses(ruled[24], above[40], tools.frame, styles.frame)} aria-labelledby="claiming-age-title">
      <h2 id="claiming-age-title">If you claim Social Security at another age</h2>
      <p>{`At ${facts.input.currentAge} waiting gains nothing more: a benefit grows only until ${LAST_CLAIMING_AGE}. If you haven’t claimed yet, ask the Social Security Administration for up to six months of back payments.`}</p>
    </section>
  );
}

function rowOf(claim: ClaimingCourse['claims'][number], { knownAge, known }: ClaimingCourse) {
  return {
    age: String(claim.age),
    monthly: formatDollars(claim.monthly),
    difference: claim.age === knownAge ? 'your figure' : sayDifference(claim, known),
    percent: formatPercent(claim.percent),
  };
}
