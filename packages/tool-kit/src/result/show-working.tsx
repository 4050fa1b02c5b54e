import { above, Disclosure, divided, font, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './show-working.module.css';

export interface WorkingStep {
  readonly name: string;
  /** In words: "amount × payout rate". */
  readonly formula: ReactNode;
  /** The same with the visitor's numbers, up to its result. */
  readonly sum: ReactNode;
}

interface WorkingProps {
  readonly steps: readonly WorkingStep[];
  /** Below the steps: tables that they look things up in, and notes. */
  readonly children?: ReactNode;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface ShowWorkingProps extends WorkingProps {
  /** Where formulas and figures come from. */
  readonly source: ReactNode;
  /** What was taken for granted. */
  readonly assumptions?: ReactNode;
  /** What the result does not take into account. */
  readonly leftOut: ReactNode;
}

/** The arithmetic behind a result: each formula with its numbers, assumptions, source, and what is left out. Open on paper. */
export function ShowWorking({ children, source, assumptions, leftOut, ...working }: ShowWorkingProps) {
  return (
    <Working {...working}>
      {children}
      {assumptions && <WorkingNote name="Assumed.">{assumptions}</WorkingNote>}
      <WorkingNote name="Source.">{source}</WorkingNote>
      <WorkingNote name="Left out.">{leftOut}</WorkingNote>
    </Working>
  );
}

/** The steps alone, for a tool that names its notes in its own words. */
export function Working({ steps, children, label = 'See the math', className }: WorkingProps) {
  return (
    <Disclosure label={label} className={className}>
      <dl className={joinClasses(divided[12], above[8], styles.steps)}>
        {steps.map(({ name, formula, sum }) => (
          <div key={name} className={styles.step}>
            <dt>
              <b>{name}</b> <span className={joinClasses(font.note, styles.formula)}>{formula}</span>
            </dt>
            <dd className={font.numbers}>{sum}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Disclosure>
  );
}

export function WorkingNote({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p className={joinClasses(font.measure, above[16])}>
      <b>{name}</b> <span>{children}</span>
    </p>
  );
}
