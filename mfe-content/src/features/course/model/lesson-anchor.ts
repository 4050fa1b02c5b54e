import { type LessonId, lessonIds } from './outline.ts';

export function lessonNumber(id: LessonId): number {
  return lessonIds.indexOf(id) + 1;
}

/** The id of a lesson's element, and the fragment of its address. */
export function lessonAnchor(id: LessonId): string {
  return `lesson-${lessonNumber(id)}`;
}

/** The lesson that an address's fragment names; undefined for the overview. */
export function lessonOfHash(hash: string): LessonId | undefined {
  return lessonIds.find((id) => `#${lessonAnchor(id)}` === hash);
}
