import { RouteLink } from '@annuity-lantern/host-kit';
import {
  ArrowLeft,
  ArrowRight,
  above,
  across,
  actionLinkClass,
  Badge,
  buttonClass,
  flow,
  font,
  grid,
  joinClasses,
} from '@annuity-lantern/ui';
import { lessonNumber } from '../model/lesson-anchor.ts';
import { outline } from '../model/outline.ts';
import { currentLesson, isFresh, type Progress } from '../model/progress.ts';
import styles from './course-head.module.css';
import { LessonLink } from './lesson-link.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SampleProgress } from './sample-progress.tsx';

const totalMinutes = outline.reduce((sum, { minutes }) => sum + minutes, 0);

/** Title, extent and progress of the course; above a lesson only the way back and the title are left. */
export function CourseHead({ progress, live }: { readonly progress: Progress; readonly live: boolean }) {
  const fresh = isFresh(progress);
  return (
    <header className={styles.head}>
      <div className={joinClasses(across[24], styles.extent)}>
        <RouteLink to="education" wrap="p" className={actionLinkClass()}>
          <ArrowLeft /> Education
        </RouteLink>
        <Badge tone="outline">{`${outline.length} Lessons, ${totalMinutes / 60} Hours`}</Badge>
      </div>
      <h1 className={joinClasses(above[12], styles.title)}>FIA Mastery: Principal Protection with Growth</h1>
      <div className={joinClasses(grid.own, above[16], styles.more)}>
        <p className={font.lead}>
          How fixed index annuities work, in ten lessons for people who want to read a contract before they sign it. Each lesson has an
          example to follow with a pencil, a drawing, and three questions. It is free, and we ask for nothing.
        </p>
        <div className={flow[16]}>
          <ProgressLine progress={progress} />
          <GoOn progress={progress} />
          {(fresh || !live) && <SampleProgress />}
        </div>
      </div>
    </header>
  );
}

function GoOn({ progress }: { readonly progress: Progress }) {
  const current = currentLesson(progress);
  if (!current) {
    return (
      <RouteLink to="course-certificate" wrap="p" className={buttonClass()}>
        <span>Get your certificate</span> <ArrowRight />
      </RouteLink>
    );
  }
  const { title } = outline[lessonNumber(current) - 1] ?? { title: '' };
  return (
    <p>
      <LessonLink to={current} className={buttonClass()}>
        <span>{`${isFresh(progress) ? 'Start' : 'Continue'} with lesson ${lessonNumber(current)}: ${title}`}</span> <ArrowRight />
      </LessonLink>
    </p>
  );
}
