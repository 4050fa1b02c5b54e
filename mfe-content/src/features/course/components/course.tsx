import { useLive } from '@annuity-lantern/host-kit';
import { above, grid, joinClasses, layout, Wrap } from '@annuity-lantern/ui';
import { useProgress } from '../model/progress-store.ts';
import styles from './course.module.css';
import { CourseHead } from './course-head.tsx';
import { CourseOverview } from './course-overview.tsx';
import { LessonNav } from './lesson-nav.tsx';
import { LessonSections } from './lesson-sections.tsx';
import { useOpenLesson } from './use-open-lesson.ts';

/**
 * The whole course on one page. Served, and without scripts, the overview is followed by all ten lessons; with scripts the address's
 * fragment says which one is shown. Until the page is live, the stylesheet does the same with `:target`, so that nothing jumps.
 */
export function Course() {
  const live = useLive();
  const open = useOpenLesson();
  const progress = useProgress();
  return (
    <Wrap className={layout.page}>
      <div className={styles.course} data-view={live ? (open ? 'lesson' : 'overview') : undefined}>
        <CourseHead progress={progress} live={live} />
        <div className={styles.overview}>
          <CourseOverview progress={progress} live={live} />
        </div>
        <div className={joinClasses(grid.side, above[24], styles.reader)}>
          <LessonNav open={open} progress={progress} />
          <LessonSections open={open} progress={progress} live={live} />
        </div>
      </div>
    </Wrap>
  );
}
