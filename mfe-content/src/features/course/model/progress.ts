import * as z from 'zod/mini';
import { type LessonId, lessonIds } from './outline.ts';

/** Right answers, of three, needed to pass a quiz. */
export const PASS_SCORE = 2;

const LessonProgress = z.object({
  /** The day, `2026-11-21`, on which the lesson was completed: by a passed quiz, or marked as read. */
  completedOn: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** The best quiz so far: right answers of three. */
  bestScore: z.optional(z.number().check(z.int(), z.gte(0), z.lte(3))),
});

const Progress = z.object({
  version: z.literal(1),
  /** Only lessons that were opened, by their id. */
  lessons: z.record(z.string(), LessonProgress),
  /** The lesson opened last. */
  last: z.optional(z.string()),
  /** The name printed on the certificate. */
  name: z.optional(z.string().check(z.maxLength(80))),
});

export type LessonProgress = z.infer<typeof LessonProgress>;
export type Progress = z.infer<typeof Progress>;
export type LessonState = 'completed' | 'current' | 'not-started';

export const noProgress: Progress = { version: 1, lessons: {} };

/** The saved progress. Empty if it is missing, damaged or of an unknown version. */
export function parseProgress(kept: string | null): Progress {
  if (kept === null) return noProgress;
  try {
    return Progress.safeParse(JSON.parse(kept)).data ?? noProgress;
  } catch {
    return noProgress;
  }
}

export function openLesson(progress: Progress, id: LessonId): Progress {
  return { ...progress, last: id, lessons: { ...progress.lessons, [id]: progress.lessons[id] ?? {} } };
}

/** A passed quiz completes the lesson. Later tries change neither its day nor its state. */
export function keepScore(progress: Progress, id: LessonId, score: number, today: string): Progress {
  const before = progress.lessons[id] ?? {};
  const kept = { ...before, bestScore: Math.max(score, before.bestScore ?? 0) };
  const next = { ...progress, lessons: { ...progress.lessons, [id]: kept } };
  return score >= PASS_SCORE ? markRead(next, id, today) : next;
}

/** Completes a lesson, with or without its quiz. */
export function markRead(progress: Progress, id: LessonId, today: string): Progress {
  const before = progress.lessons[id] ?? {};
  return { ...progress, lessons: { ...progress.lessons, [id]: { ...before, completedOn: before.completedOn ?? today } } };
}

export function isCompleted(progress: Progress, id: LessonId): boolean {
  return progress.lessons[id]?.completedOn !== undefined;
}

export function completedLessons(progress: Progress): readonly LessonId[] {
  return lessonIds.filter((id) => isCompleted(progress, id));
}

export function percentCompleted(progress: Progress): number {
  return Math.round((completedLessons(progress).length / lessonIds.length) * 100);
}

/** The lesson to continue with: the one opened last, or the first incomplete one. Undefined if all are completed. */
export function currentLesson(progress: Progress): LessonId | undefined {
  const open = lessonIds.filter((id) => !isCompleted(progress, id));
  return open.find((id) => id === progress.last) ?? open[0];
}

/** Once a lesson has been opened, one of them is current. */
export function stateOf(progress: Progress, id: LessonId): LessonState {
  if (isCompleted(progress, id)) return 'completed';
  return !isFresh(progress) && currentLesson(progress) === id ? 'current' : 'not-started';
}

/** The day on which the last lesson was completed. Undefined while a lesson is incomplete. */
export function courseCompletedOn(progress: Progress): string | undefined {
  if (completedLessons(progress).length < lessonIds.length) return undefined;
  return lessonIds
    .map((id) => progress.lessons[id]?.completedOn ?? '')
    .sort()
    .at(-1);
}

/** Lessons whose quiz was passed, for the certificate. */
export function passedQuizzes(progress: Progress): number {
  return lessonIds.filter((id) => (progress.lessons[id]?.bestScore ?? 0) >= PASS_SCORE).length;
}

export function isFresh(progress: Progress): boolean {
  return lessonIds.every((id) => !progress.lessons[id]);
}
