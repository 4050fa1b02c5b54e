import type { Finding } from '@annuity-lantern/domain/contract-check';
import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { useSite } from '@annuity-lantern/host-kit';
import { useEffect, useState } from 'react';
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
  const [today, setToday] = useState('');

  // After the first render: the served page knows no visitor's date.
  useEffect(() => setToday(formatDay(dayOf(new Date()))), []);

  return (
    <section id="ask-sheet" className={styles.sheet}>
      <h2 className={styles.title}>Questions to ask about my annuity</h2>
      <p className={styles.head}>
        <span>{today}</span>
        <span className={styles.blank}>Insurer and contract number:</span>
        <span className={styles.blank}>I spoke with:</span>
      </p>
      <h3 className={styles.part}>My figures</h3>
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
          <h3 className={styles.part}>Red flags</h3>
          <ul className={styles.flags}>
            {flags.map((finding) => (
              <li key={finding.check}>
                <b>{finding.flag === 'severe' ? 'Severe' : 'Warning'}:</b> {sayFinding(finding, answers).title}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.part}>Questions</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p className={styles.foot}>
        Made with the contract check of {productName}. Educational example, not a quote or advice. It reads figures, not the contract. The
        arithmetic follows on the next pages.
      </p>
    </section>
  );
}
