import { above, fluid, font, ink, joinClasses } from '@annuity-lantern/ui';
import { outline } from '../model/outline.ts';
import { completedLessons, isCompleted, type Progress, percentCompleted } from '../model/progress.ts';
import styles from './progress-line.module.css';

const WIDTH = 500;
const GAP = 6;
const STEP = (WIDTH + GAP) / outline.length;

/** Ten boxes, filled as lessons are completed, and the same in words. */
export function ProgressLine({ progress }: { readonly progress: Progress }) {
  const done = completedLessons(progress).length;
  const left = outline.filter(({ id }) => !isCompleted(progress, id)).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div>
      <p>
        <strong>{`${percentCompleted(progress)} percent`}</strong> <span>{`completed: ${done} of ${outline.length} lessons`}</span>
        {left > 0 && <span className={font.quiet}>{`, about ${left} minutes left`}</span>}
      </p>
      <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height={16} aria-hidden="true" className={joinClasses(above[8], fluid)}>
        {outline.map(({ id }, place) => (
          <rect
            key={id}
            x={place * STEP + 1}
            y={1}
            width={STEP - GAP - 2}
            height={14}
            className={isCompleted(progress, id) ? styles.done : ink.edgeLine}
          />
        ))}
      </svg>
    </div>
  );
}
