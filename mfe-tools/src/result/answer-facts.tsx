import { above, across, font, joinClasses, lined } from '@annuity-lantern/ui';
import styles from './answer-facts.module.css';

export interface AnswerFact {
  readonly label: string;
  readonly figure: string;
}

/** A few figures below the answer, on its night ground. */
export function AnswerFacts({ facts }: { readonly facts: readonly AnswerFact[] }) {
  return (
    <dl className={joinClasses(across[24], above[24], lined[24], styles.facts)}>
      {facts.map(({ figure, label }) => (
        <div key={label} className={joinClasses(font.strong, styles.fact)}>
          <dt>{label}</dt>
          <dd className={joinClasses(font.title, styles.value)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
