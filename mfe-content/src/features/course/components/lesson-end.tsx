import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { RouteLink } from '@annuity-lantern/host-kit';
import {
  ArrowLeft,
  ArrowRight,
  above,
  actionLinkClass,
  Button,
  buttonClass,
  joinClasses,
  lined,
  Notice,
  split,
  stack,
} from '@annuity-lantern/ui';
import { lessonNumber } from '../model/lesson-anchor.ts';
import { type LessonId, outline } from '../model/outline.ts';
import { type LessonProgress, markRead } from '../model/progress.ts';
import { changeProgress } from '../model/progress-store.ts';
import styles from './lesson-end.module.css';
import { LessonLink } from './lesson-link.tsx';

interface LessonEndProps {
  readonly id: LessonId;
  readonly kept: LessonProgress | undefined;
  readonly live: boolean;
  readonly allDone: boolean;
}

/** The progress in this lesson, and the next steps. */
export function LessonEnd({ id, kept, live, allDone }: LessonEndProps) {
  const place = lessonNumber(id) - 1;
  const previous = outline[place - 1];
  const next = outline[place + 1];
  return (
    <div className={joinClasses(stack[16], above[32], styles.end)}>
      <div role="status">{kept?.completedOn && <Completed kept={kept} completedOn={kept.completedOn} />}</div>
      {live && !kept?.completedOn && (
        <Button variant="quiet" size="small" onClick={() => changeProgress((progress) => markRead(progress, id, dayOf(new Date())))}>
          Mark as read without the quiz
        </Button>
      )}
      {allDone && (
        <RouteLink to="course-certificate" wrap="p" className={buttonClass()}>
          Get your certificate <ArrowRight />
        </RouteLink>
      )}
      <nav aria-label={`Before and after lesson ${place + 1}`} className={joinClasses(lined[16], split[16], styles.ways)}>
        {previous && (
          <LessonLink to={previous.id} className={actionLinkClass()}>
            <ArrowLeft />
            <span>{`Lesson ${place}: ${previous.title}`}</span>
          </LessonLink>
        )}
        {next && (
          <LessonLink to={next.id} className={buttonClass({ variant: kept?.completedOn && !allDone ? 'filled' : 'outline' })}>
            <span>{`Lesson ${place + 2}: ${next.title}`}</span>
            <ArrowRight />
          </LessonLink>
        )}
      </nav>
    </div>
  );
}

function Completed({ kept, completedOn }: { readonly kept: LessonProgress; readonly completedOn: string }) {
  return (
    <Notice tone="leaf" title="Lesson completed">
      <p>{`${formatDay(completedOn)}. ${kept.bestScore === undefined ? 'Marked as read; the quiz is open whenever you like.' : `Best quiz: ${kept.bestScore} of 3 right.`}`}</p>
    </Notice>
  );
}
