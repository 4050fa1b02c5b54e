import { followInPlace } from '@annuity-lantern/host-kit';
import type { ReactNode } from 'react';
import { lessonAnchor } from '../model/lesson-anchor.ts';
import type { LessonId } from '../model/outline.ts';

/** The anchor of the list of lessons: the way back to the overview. */
export const LIST_ANCHOR = 'lessons';

interface LessonLinkProps {
  /** A lesson, or the list of all. */
  readonly to: LessonId | typeof LIST_ANCHOR;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

export function LessonLink({ to, className, current, children }: LessonLinkProps) {
  const href = `#${to === LIST_ANCHOR ? LIST_ANCHOR : lessonAnchor(to)}`;
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={className} onClick={(event) => followInPlace(event, href)}>
      {children}
    </a>
  );
}
