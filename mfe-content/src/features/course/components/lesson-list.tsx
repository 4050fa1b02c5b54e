import { above, across, Badge, buttonClass, Check, divided, font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { lessonNumber } from '../model/lesson-anchor.ts';
import { type LessonId, outline } from '../model/outline.ts';
import { currentLesson, type LessonState, type Progress, stateOf } from '../model/progress.ts';
import { LessonLink, LIST_ANCHOR } from './lesson-link.tsx';
import styles from './lesson-list.module.css';

const actions: Readonly<Record<LessonState, string>> = {
  completed: 'Review',
  current: 'Continue',
  'not-started': 'Start',
};

export function LessonList({ progress }: { readonly progress: Progress }) {
  const current = currentLesson(progress);
  return (
    <section aria-labelledby="lessons-heading" id={LIST_ANCHOR}>
      <h2 id="lessons-heading">Lessons</h2>
      <p className={joinClasses(font.hint, font.measure, above[8])}>
        You complete a lesson when you get two of its three questions right, or mark it as read. Your progress stays in this browser. We
        don’t get it.
      </p>
      <ol className={joinClasses(divided[16], above[8])}>
        {outline.map(({ id, title, minutes, summary }) => (
          <li key={id} data-lesson-row={id} className={styles.row}>
            <span aria-hidden="true" className={joinClasses(font.title, styles.number)}>
              {lessonNumber(id)}
            </span>
            <div>
              <h3>
                <VisuallyHidden>{`Lesson ${lessonNumber(id)}: `}</VisuallyHidden>
                <span>{title}</span>
              </h3>
              <p className={font.secondary}>{summary}</p>
              <p className={joinClasses(font.hint, above[4], across[16])}>
                <span>{`${minutes} minutes`}</span> <StateMark state={stateOf(progress, id)} />
              </p>
            </div>
            <Action id={id} title={title} state={stateOf(progress, id)} isCurrent={id === current} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ActionProps {
  readonly id: LessonId;
  readonly title: string;
  readonly state: LessonState;
  readonly isCurrent: boolean;
}

function Action({ id, title, state, isCurrent }: ActionProps) {
  return (
    <LessonLink to={id} className={buttonClass({ variant: isCurrent ? 'filled' : 'outline', size: 'small' })}>
      <span>
        <span>{actions[state]}</span>
        <VisuallyHidden>{` lesson ${lessonNumber(id)}: ${title}`}</VisuallyHidden>
      </span>
    </LessonLink>
  );
}

/** A lesson's state in one word, never by color alone. */
function StateMark({ state }: { readonly state: LessonState }) {
  if (state === 'completed') {
    return (
      <Badge tone="leaf" icon={<Check />}>
        Completed
      </Badge>
    );
  }
  if (state === 'current') return <Badge tone="blue">Current</Badge>;
  return <span>Not started</span>;
}
