import type { Finding } from '@annuity-lantern/domain/contract-check';
import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { useSite } from '@annuity-lantern/host-kit';
import type { Answers } from '../model/read-answers.ts';
import { sayFinding } from '../model/say-finding.ts';
import { showAnswers } from '../model/show-answers.ts';
import styles from './ask-sheet.module.css';

interface AskSheetProps {
  readonly answers: Answers;
  readonly flags: readonly Finding[];
  readonly questions: readonly string[];
}

/** On paper only: one page to take along, with the visitor's figures, the flags, and the questions with room for answers. */
export function AskSheet({ answers, flags, questions }: AskSheetProps) {
  const { productName } = useSite();

  return (
    <article aria-labelledby="ask-sheet-title" className={styles.sheet}>
      <h1 id="ask-sheet-title" className={styles.title}>
        Questions to ask about my annuity
      </h1>
      <p className={styles.head}>
        <span>{formatDay(dayOf(new Date()))}</span>
        <span className={styles.blank}>Insurer and contract number:</span>
        <span className={styles.blank}>I spoke with:</span>
      </p>
      <h2 className={styles.part}>My figures</h2>
      <dl className={styles.figures}>
        {showAnswers(answers).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {flags.length > 0 && (
        <>
          <h2 className={styles.part}>Red flags</h2>
          <ul className={styles.flags}>
            {flags.map((finding) => (
              <li key={finding.check}>
                <b>{finding.flag === 'severe' ? 'Severe' : 'Warning'}:</b> {sayFinding(finding, answers).title}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.part}>Questions</h2>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p className={styles.foot}>
        Made with the contract check of {productName}. Educational example, not a quote or advice. This checks your numbers; your contract
        has the final say.
      </p>
    </article>
  );
}
