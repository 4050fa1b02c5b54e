import { ArrowLeft, above, actionLinkClass, Check, font, joinClasses, layout, lined, VisuallyHidden, wideOnly } from '@annuity-lantern/ui';
import { lessonNumber } from '../model/lesson-anchor.ts';
import { type LessonId, outline } from '../model/outline.ts';
import { isCompleted, type Progress } from '../model/progress.ts';
import { LessonLink, LIST_ANCHOR } from './lesson-link.tsx';
import styles from './lesson-nav.module.css';

interface LessonNavProps {
  readonly open: LessonId | undefined;
  readonly progress: Progress;
}

/** The way to the list, and beside the text on wide screens the ten lessons. */
export function LessonNav({ open, progress }: LessonNavProps) {
  return (
    <nav aria-label="Lessons" className={joinClasses(layout.sticky, font.small)}>
      <p>
        <LessonLink to={LIST_ANCHOR} className={actionLinkClass()}>
          <ArrowLeft /> All lessons
        </LessonLink>
      </p>
      <ol className={joinClasses(wideOnly, lined[4], above[8])}>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <LessonLink
              to={id}
              current={id === open}
              className={joinClasses(styles.link, id === open && joinClasses(font.strong, styles.current))}
            >
              <span>{`${lessonNumber(id)}. ${title}`}</span>
              {isCompleted(progress, id) && (
                <>
                  <Check />
                  <VisuallyHidden>, completed</VisuallyHidden>
                </>
              )}
            </LessonLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
