import { above, across, Badge, Clock, flow, font, grid, joinClasses, layout, Prose, panel } from '@annuity-lantern/ui';
import { memo } from 'react';
import { ReviewedNote } from '../../../text/reviewed-note.tsx';
import { lessons } from '../lessons/lessons.ts';
import type { LessonText } from '../model/lesson.ts';
import { lessonAnchor, lessonNumber } from '../model/lesson-anchor.ts';
import { type LessonId, outline } from '../model/outline.ts';
import type { LessonProgress } from '../model/progress.ts';
import { LessonEnd } from './lesson-end.tsx';
import styles from './lesson-section.module.css';
import { Quiz } from './quiz.tsx';

interface LessonSectionProps {
  readonly id: LessonId;
  readonly isOpen: boolean;
  readonly live: boolean;
  /** Undefined: never opened. */
  readonly kept: LessonProgress | undefined;
  readonly allDone: boolean;
}

export function LessonSection({ id, isOpen, live, kept, allDone }: LessonSectionProps) {
  const anchor = lessonAnchor(id);
  const number = lessonNumber(id);
  const { title, minutes, summary, quiz, askThis } = lessons[id];
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} data-lesson={id} hidden={live && !isOpen} className={styles.lesson}>
      <p className={joinClasses(font.hint, across[12])}>
        <span>{`Lesson ${number} of ${outline.length}`}</span>
        <Badge tone="grey" icon={<Clock />}>{`${minutes} minutes`}</Badge>
      </p>
      <h2 id={`${anchor}-heading`} className={joinClasses(above[4], styles.title)}>
        {title}
      </h2>
      <p className={joinClasses(font.lead, above[8])}>{summary}</p>
      <div className={joinClasses(grid.ownRoomy, above[24], styles.columns)}>
        <div>
          <Words id={id} lesson={lessons[id]} />
          <Quiz id={id} quiz={quiz} />
          <LessonEnd id={id} kept={kept} live={live} allDone={allDone} />
        </div>
        <aside aria-label={`To ask about ${title}`} className={joinClasses(layout.edged, font.small, styles.aside)}>
          <p className={font.strong}>Ask this</p>
          <p>{askThis}</p>
        </aside>
      </div>
    </section>
  );
}

/** The text itself never changes: only what the visitor does below it. */
const Words = memo(function Words({
  id,
  lesson: { Body, keyPoints, reviewedOn, sources },
}: {
  readonly id: LessonId;
  readonly lesson: LessonText;
}) {
  return (
    <>
      <Prose className={styles.prose}>
        <Body />
      </Prose>
      <section aria-labelledby={`${id}-key-points`} className={joinClasses(panel.lit, flow[8], above[40], styles.keyPoints)}>
        <h3 id={`${id}-key-points`}>Key points</h3>
        <ul className={flow[8]}>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <ReviewedNote reviewedOn={reviewedOn} sources={sources} />
    </>
  );
});
