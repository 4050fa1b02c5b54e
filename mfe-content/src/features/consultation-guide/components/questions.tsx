import { Section } from '@annuity-lantern/ui';
import { ClaimedText } from '../../../claims/claimed-text.tsx';
import { questions } from '../model/questions.ts';
import styles from './consultation-guide.module.css';

export function Questions() {
  return (
    <Section id="questions" heading="Questions people ask">
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className={styles.question}>{question}</dt>
            <dd className={styles.answer}>
              <ClaimedText text={answer} claim="consultationLength" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
