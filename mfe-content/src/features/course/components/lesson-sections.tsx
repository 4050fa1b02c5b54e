import { flow, joinClasses } from '@annuity-lantern/ui';
import { memo } from 'react';
import { type LessonId, outline } from '../model/outline.ts';
import type { Progress } from '../model/progress.ts';
import { courseCompletedOn } from '../model/progress.ts';
import { LessonSection } from './lesson-section.tsx';
import styles from './lesson-sections.module.css';

interface LessonSectionsProps {
  readonly open: LessonId | undefined;
  readonly progress: Progress;
  readonly live: boolean;
}

/** All ten lessons are always there; the stylesheet shows the one that is open. */
export function LessonSections({ open, progress, live }: LessonSectionsProps) {
  const allDone = courseCompletedOn(progress) !== undefined;
  return (
    <div className={joinClasses(flow[72], styles.sections)}>
      {outline.map(({ id }) => (
        <Section key={id} id={id} isOpen={id === open} live={live} kept={progress.lessons[id]} allDone={allDone} />
      ))}
    </div>
  );
}

/** A change of one lesson draws that one only. */
const Section = memo(LessonSection);
