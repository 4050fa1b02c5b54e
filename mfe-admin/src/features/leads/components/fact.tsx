import { font, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import desk from '../../../shared-styles/desk.module.css';
import styles from './fact.module.css';

/** A line of a `<dl>`. Says so if the visitor gave no answer. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={joinClasses(desk.entry, styles.fact)}>
      <dt className={font.quiet}>{label}</dt>
      <dd>{children || <span className={font.quiet}>not given</span>}</dd>
    </div>
  );
}
