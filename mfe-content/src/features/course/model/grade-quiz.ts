import type { LessonText } from './lesson.ts';

/** How many of the picked answers, given by their places, are right. An unanswered question is not. */
export function gradeQuiz(quiz: LessonText['quiz'], picked: readonly (number | undefined)[]): number {
  return quiz.filter(({ answers }, place) => answers[picked[place] ?? -1]?.right).length;
}
