import type { UsState } from '@annuity-lantern/contracts/http';
import { insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import styles from './what-next-on-paper.module.css';

interface WhatNextOnPaperProps {
  readonly steps: readonly string[];
  readonly state: UsState | '';
}

/** The steps and the state's office on a sheet of paper. The foot of the sheet has our own number. */
export function WhatNextOnPaper({ steps, state }: WhatNextOnPaperProps) {
  return (
    <div className={styles.part}>
      <h2>What to do next</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{sayDepartment(state)}</p>
    </div>
  );
}

function sayDepartment(state: UsState | ''): string {
  if (state === '') return 'Your state’s insurance department takes complaints about insurers. It costs nothing.';
  const { name, phone, site } = insuranceDepartments[state];
  const way = phone ?? site?.replace('https://', '');
  return `Who can help at no cost: ${name}${way ? `, ${way}` : ''}.`;
}
