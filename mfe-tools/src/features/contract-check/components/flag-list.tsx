import type { Finding } from '@annuity-lantern/domain/contract-check';
import { formatShortPercent } from '@annuity-lantern/domain/format-number';
import { above, Badge, CircleAlert, font, joinClasses, lined, TriangleAlert } from '@annuity-lantern/ui';
import type { CheckResult } from '../model/check-result.ts';
import { missingForRollUp } from '../model/figures-of.ts';
import { questionOf } from '../model/questions.ts';
import { type Answers, numberIn } from '../model/read-answers.ts';
import { checkNames, sayFinding } from '../model/say-finding.ts';
import { openPoints, withinLimits } from '../model/verdict.ts';
import check from './contract-check.module.css';
import styles from './flag-list.module.css';

/** How many answers of the roll-up are missing; without a roll-up there is none. */
const questionsLeft = ['no question', 'one more question', 'two more questions', 'three more questions'];

interface FlagListProps {
  readonly result: CheckResult;
  readonly answers: Answers;
}

/** Red flags with limit, arithmetic and questions to ask. Then the unchecked and the usual terms. */
export function FlagList({ result: { flags, usual }, answers }: FlagListProps) {
  const missing = missingForRollUp(answers);
  const within = withinLimits(usual, answers);
  return (
    <section className={above[40]} aria-labelledby="red-flags">
      <h2 id="red-flags" className={font.h3}>
        {flags.length > 0 ? 'The red flags, with their limits' : 'What we checked'}
      </h2>
      <p className={joinClasses(font.quiet, font.measure, check.note)}>
        The limits are our own. A flag doesn’t prove that a contract is bad. It’s a reason to ask. Press “Not sure” and we add a question to
        ask.
      </p>
      {flags.map((finding) => (
        <Flag key={finding.check} finding={finding} answers={answers} />
      ))}
      {missing.length > 0 && (
        <p className={styles.usual}>
          <b>{`Answer ${questionsLeft[missing.length]} to see what your ${formatShortPercent(numberIn(answers, 'rollUp') ?? 0)} really earns:`}</b>{' '}
          <span>{`${missing.map((name) => questionOf(name).label).join('; ')}. You find them under “More questions”.`}</span>
        </p>
      )}
      {flags.length > 0 &&
        openPoints(usual, answers).map((point) => (
          <p key={point} className={styles.usual}>
            {point}
          </p>
        ))}
      {within.length > 0 && (
        <p className={styles.usual}>
          <b>Within our limits:</b> <span>{`${within.map(({ check }) => checkNames[check]).join(' · ')}`}</span>
        </p>
      )}
    </section>
  );
}

function Flag({ finding, answers }: { readonly finding: Finding; readonly answers: Answers }) {
  const { title, what, bound, sum, ask } = sayFinding(finding, answers);
  const isSevere = finding.flag === 'severe';
  return (
    <article className={joinClasses(lined[16], styles.flag)}>
      <Badge tone={isSevere ? 'brick' : 'straw'} icon={isSevere ? <CircleAlert /> : <TriangleAlert />} className={styles.badge}>
        {isSevere ? 'Severe' : 'Warning'}
      </Badge>
      <div>
        <h3 className={joinClasses(font.label, styles.title)}>{title}</h3>
        <p>{what}</p>
        <p className={joinClasses(font.strong, font.numbers, font.anywhere)}>{sum}</p>
        <p className={font.note}>{bound}</p>
        <p>
          <b>Ask:</b> <span>{`“${ask}”`}</span>
        </p>
      </div>
    </article>
  );
}
