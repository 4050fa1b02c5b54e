import { useSite } from '@annuity-lantern/host-kit';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, font, grid, joinClasses, OutsideLink, Section } from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import { GuidanceFigure } from './guidance-figure.tsx';
import { IncomeFigure } from './income-figure.tsx';
import styles from './mission.module.css';
import { ProtectionFigure } from './protection-figure.tsx';

interface Value {
  readonly name: string;
  readonly text: (role: string) => string;
  readonly figure: ReactElement;
}

const values: readonly Value[] = [
  {
    name: 'Protection First',
    text: () =>
      'Money you can’t afford to lose shouldn’t be at risk. We look at a contract’s floor, its fees and the cost of leaving first. What it may gain comes after.',
    figure: <ProtectionFigure />,
  },
  {
    name: 'Guaranteed Income',
    text: () =>
      'Some bills come every month for life. We show which part of your income is guaranteed for life, and who guarantees it. We also show what inflation takes from a level payment.',
    figure: <IncomeFigure />,
  },
  {
    name: 'Expert Guidance',
    text: (role) =>
      `If you’d rather talk to a person, a licensed advisor, ${role}, can call you. Ask anything. Get the answers in writing. Take your time. “No” is an answer.`,
    figure: <GuidanceFigure />,
  },
];

export function Mission() {
  const site = useSite();
  const { advisorDirectory } = site.links;
  return (
    <Section
      id="mission"
      heading="Our mission"
      side={
        <>
          <p>
            You shouldn’t sign for ten years what you can’t read in one evening. So we explain contracts, and we warn you about the bad
            ones.
          </p>
          <OutsideLink look="action" page={advisorDirectory}>
            Find a Local Advisor
          </OutsideLink>
          <p className={font.hint}>{sayOutsidePage(advisorDirectory)}</p>
        </>
      }
    >
      <ul>
        {values.map(({ name, text, figure }) => (
          <li key={name} className={joinClasses(grid.twoRoomy, styles.value)}>
            <div>
              <h3>{name}</h3>
              <p className={joinClasses(font.quiet, font.measure, above[8])}>{text(callerRole(site))}</p>
            </div>
            {figure}
          </li>
        ))}
      </ul>
    </Section>
  );
}
