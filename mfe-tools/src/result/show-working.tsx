import { Disclosure } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './show-working.module.css';

export interface WorkingStep {
  readonly name: string;
  /** In words: "amount × payout rate". */
  readonly formula: ReactNode;
  /** The same with the visitor's numbers, up to its result. */
  readonly sum: ReactNode;
}

interface ShowWorkingProps {
  readonly steps: readonly WorkingStep[];
  /** Tables and the like that the steps look things up in, below them. */
  readonly children?: ReactNode;
  /** Where formulas and figures come from. */
  readonly source: ReactNode;
  /** What was taken for granted. */
  readonly assumptions?: ReactNode;
  /** What the result does not take into account. */
  readonly leftOut: ReactNode;
  readonly label?: string;
}

/** The arithmetic behind a result: each formula with its numbers, assumptions, source, and what is left out. Stands open on paper. */
export function ShowWorking({ steps, children, source, assumptions, leftOut, label = 'See the math' }: ShowWorkingProps) {
  return (
    <Disclosure label={label}>
      <dl className={styles.steps}>
        {steps.map(({ name, formula, sum }) => (
          <div key={name} className={styles.step}>
            <dt>
              <b>{name}</b> <span className={styles.formula}>{formula}</span>
            </dt>
            <dd className={styles.sum}>{sum}</dd>
          </div>
        ))}
      </dl>
      {children}
      {assumptions && (
        <p className={styles.note}>
          <b>Assumed.</b> {assumptions}
        </p>
      )}
      <p className={styles.note}>
        <b>Source.</b> {source}
      </p>
      <p className={styles.note}>
        <b>Left out.</b> {leftOut}
      </p>
    </Disclosure>
  );
}
