/** Full retirement age in months by year of birth: those who can still choose a claiming age in 2026. Born on 1 January: the year before. */
export const fullRetirementAges: readonly { readonly born: string; readonly months: number }[] = [
  { born: '1956', months: 66 * 12 + 4 },
  { born: '1957', months: 66 * 12 + 6 },
  { born: '1958', months: 66 * 12 + 8 },
  { born: '1959', months: 66 * 12 + 10 },
  { born: '1960 or later', months: 67 * 12 },
];

/**
 * Percent of the full benefit when claimed at `ageInMonths`, between 62 and 70 years.
 * Early: 5/9 of 1% for each of the first 36 months, 5/12 of 1% for each further one. Late: 2/3 of 1% a month (born 1943 or later).
 * Source: 20 CFR 404.410 and 404.313.
 */
export function claimingPercent(ageInMonths: number, fullAgeInMonths: number): number {
  const late = ageInMonths - fullAgeInMonths;
  if (late >= 0) return 100 + (late * 2) / 3;
  const early = -late;
  return 100 - (Math.min(early, 36) * 5) / 9 - (Math.max(early - 36, 0) * 5) / 12;
}
