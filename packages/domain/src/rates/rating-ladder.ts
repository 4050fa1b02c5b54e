/**
 * Letter grades from the best to the lowest. Source: the scale of AM Best's Financial Strength Ratings. Grades of other agencies are read on
 * the same ladder, though their letters do not mean quite the same.
 */
export const ratingLadder = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-', 'C++', 'C+', 'C', 'C-', 'D'] as const;

export type Grade = (typeof ratingLadder)[number];

/** The grades that visitors choose from. Lower grades are weak insurers, which no one should look for. */
export const offeredGrades: readonly Grade[] = ratingLadder.slice(0, ratingLadder.indexOf('B-') + 1);

/** Steps below the best grade: 0 for "A++". Infinity for a text that is not on the ladder, such as "NR". Raises nothing. */
export function gradeSteps(rating: string): number {
  const place = ratingLadder.indexOf(rating as Grade);
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}

/** Whether a rating is as good as a grade or better. One that is not on the ladder never is. Raises nothing. */
export function isRatedAtLeast(rating: string, least: Grade): boolean {
  return gradeSteps(rating) <= gradeSteps(least);
}
