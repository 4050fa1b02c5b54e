import type { LessonFront } from '@annuity-lantern/mdx';
import type { ComponentType } from 'react';

/** The content of a lesson. */
export interface LessonText extends LessonFront {
  readonly Body: ComponentType;
}
