import type { UsState } from '@annuity-lantern/contracts/http';
import { insuranceDepartments } from '@annuity-lantern/site/insurance-departments';
import { font } from '@annuity-lantern/ui';
import type { NextStep } from './next-step.ts';
import styles from './what-next-on-paper.module.css';

interface WhatNextOnPaperProps {
  readonly steps: readonly NextStep[];
  readonly state: UsState | '';
}

/** The steps and the state's office on a sheet of paper. The foot of the sheet has our own number. */
export function WhatNextOnPaper({ steps, state }: WhatNextOnPaperProps) {
  return (
    <div className={styles.part}>
      <h2>What to do next</h2>
      <ol className={styles.steps}>
        {steps.map(({ say, onPaper = say }) => (
          <li key={say}>{onPaper}</li>
        ))}
      </ol>
      <Department state={state} />
    </div>
  );
}

function Department({ state }: Pick<WhatNextOnPaperProps, 'state'>) {
  if (state === '') return <p>Your state’s insurance department can help, at no cost.</p>;
  const { name, phone, site } = insuranceDepartments[state];
  return (
    <p>
      <span>{`Help at no cost: ${name},`}</span> <span className={font.nowrap}>{`${phone ?? site?.replace('https://', '')}.`}</span>
    </p>
  );
}
