import type { LessonFront } from '@annuity-lantern/mdx';
import type { ComponentType } from 'react';

/** What a lesson says. */
export interface LessonText extends LessonFront {
  readonly Body: ComponentType;
}
