import type { LessonFront } from '@annuity-lantern/mdx';
import type { ComponentType } from 'react';

/** What a lesson says, beside its row in the outline. */
export interface LessonText
  extends Pick<LessonFront, 'askThis' | 'keyPoints' | 'quiz'>,
    Partial<Pick<LessonFront, 'reviewedOn' | 'sources'>> {
  readonly Body: ComponentType;
}
