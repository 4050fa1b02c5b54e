import { above, font, ink, joinClasses, Mark, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './answer-panel.module.css';

interface Said {
  /** Before the figure: "From age 67 you would have about". It names the panel. */
  readonly lead: ReactNode;
  readonly figure: string;
  /** After the figure: " a month, for life." */
  readonly words: ReactNode;
}

interface AnswerPanelProps extends Said {
  /** The same where an answer of the visitor is missing: as large as the first, since neither is more likely. */
  readonly second?: Said | undefined;
  /** Said while an entry cannot be read: which inputs the answer still belongs to. */
  readonly outdated?: string | undefined;
  /** Below the answer, on the night ground. */
  readonly children?: ReactNode;
}

/** A tool's one answer, in the light of the mark. One on a page. */
export function AnswerPanel({ lead, figure, words, second, outdated, children }: AnswerPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="answer-heading">
      <Cone />
      <Mark className={joinClasses(screenOnly, styles.mark)} />
      <h2 id="answer-heading" tabIndex={-1} className={joinClasses(font.label, font.plain, styles.lead)}>
        {lead}
      </h2>
      <Figure figure={figure} words={words} />
      {second && (
        <>
          <p className={joinClasses(font.label, font.plain, above[16], styles.lead)}>{second.lead}</p>
          <Figure figure={second.figure} words={second.words} />
        </>
      )}
      {outdated && <p className={joinClasses(font.strong, above[12], styles.outdated)}>{outdated}</p>}
      {children}
    </section>
  );
}

function Figure({ figure, words }: Omit<Said, 'lead'>) {
  return (
    <p className={joinClasses(font.figure, above[8], styles.answer)}>
      <mark className={styles.figure}>{figure}</mark>
      <span>{words}</span>
    </p>
  );
}

/** The light of the mark. One fixed size, cut off by the panel: its slope must not change with the panel's width. */
function Cone() {
  return (
    <svg
      className={joinClasses(screenOnly, ink.beam, styles.cone)}
      width="2400"
      height="1200"
      viewBox="-1200 0 2400 1200"
      aria-hidden="true"
    >
      <path d="M0 0 L1200 1200 H-1200 Z" />
    </svg>
  );
}
