import { above, font, joinClasses, numbered, ruled } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './talk-points.module.css';

interface TalkPointsProps {
  readonly points: readonly ReactNode[];
  /** Ways on: to an advisor, with or without the figures. */
  readonly children: ReactNode;
}

/** What a result leaves open, as numbered sentences to take to an advisor. */
export function TalkPoints({ points, children }: TalkPointsProps) {
  return (
    <section className={joinClasses(ruled[24], above[40])} aria-labelledby="worth-talking-through">
      <h2 id="worth-talking-through" className={font.h3}>
        Worth talking through
      </h2>
      <ol className={joinClasses(numbered, styles.points)}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points hold no state.
          <li key={index}>
            <span>{point}</span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
