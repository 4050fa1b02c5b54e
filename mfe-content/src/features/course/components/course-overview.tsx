import { above, grid, joinClasses } from '@annuity-lantern/ui';
import type { Progress } from '../model/progress.ts';
import styles from './course-overview.module.css';
import { DeleteProgress } from './delete-progress.tsx';
import { LessonList } from './lesson-list.tsx';
import { SidePanels } from './side-panels.tsx';

/** The ten lessons with their states, and the side panels. */
export function CourseOverview({ progress, live }: { readonly progress: Progress; readonly live: boolean }) {
  return (
    <div className={joinClasses(grid.own, above[32], styles.columns)}>
      <div>
        <LessonList progress={progress} />
        {live && <DeleteProgress progress={progress} />}
      </div>
      <SidePanels progress={progress} />
    </div>
  );
}
