import { useSite } from '@annuity-lantern/host-kit';
import { OutsideLink, Section } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { GuidanceFigure } from './guidance-figure.tsx';
import { IncomeFigure } from './income-figure.tsx';
import styles from './mission.module.css';
import { ProtectionFigure } from './protection-figure.tsx';

interface Value {
  readonly name: string;
  readonly text: string;
  readonly figure: ReactNode;
}

const values: readonly Value[] = [
  {
    name: 'Protection First',
    text: 'Money you cannot afford to lose should not be lost. Before what a contract may gain we look at its floor, its fees, and what it costs to leave.',
    figure: <ProtectionFigure />,
  },
  {
    name: 'Guaranteed Income',
    text: 'Some bills come every month for life. We show which part of your income is promised for as long, by whom, and what a level payment loses to rising prices.',
    figure: <IncomeFigure />,
  },
  {
    name: 'Expert Guidance',
    text: 'When you would rather talk to a person, a licensed advisor calls you. Ask everything, take it in writing, take your time. “No” is an answer.',
    figure: <GuidanceFigure />,
  },
];

export function Mission() {
  const { advisorDirectory } = useSite().links;
  return (
    <Section
      id="mission"
      heading="Our mission"
      side={
        <>
          <p>Nobody should sign for ten years what they could not read in one evening. So we explain it, and we warn about the bad ones.</p>
          <OutsideLink look="action" page={advisorDirectory}>
            Find a Local Advisor
          </OutsideLink>
        </>
      }
    >
      <ul>
        {values.map(({ name, text, figure }) => (
          <li key={name} className={styles.value}>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            {figure}
          </li>
        ))}
      </ul>
    </Section>
  );
}
