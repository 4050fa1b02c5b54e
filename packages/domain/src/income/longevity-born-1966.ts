import type { LifeTable } from './longevity.ts';

export { lifeTableSource } from './longevity.ts';

/** The birth year of {@link menBorn1966} and {@link womenBorn1966}. */
export const LIFE_TABLE_BIRTH_YEAR = 1966;

/**
 * Survivors of 100,000 men born in 1966, from age 60 to 119. One birth year of life-tables.ts, so that a page loads only the table it
 * shows.
 * Source: Social Security Administration, Office of the Chief Actuary, cohort life tables, column l(x). Trustees Report 2025, alternative 2
 * (intermediate).
 */
export const menBorn1966: LifeTable = {
  firstAge: 60,
  survivors: [
    82991, 82095, 81142, 80134, 79073, 77962, 76804, 75606, 74372, 73103, 71789, 70418, 68973, 67438, 65801, 64059, 62213, 60260, 58199,
    56025, 53737, 51332, 48809, 46165, 43387, 40456, 37363, 34157, 30893, 27619, 24384, 21234, 18214, 15366, 12726, 10327, 8197, 6356, 4814,
    3566, 2588, 1838, 1278, 869, 577, 375, 238, 147, 89, 52, 29, 16, 8, 4, 2, 1, 0, 0, 0, 0,
  ],
};

/** Survivors of 100,000 women born in 1966. Source: as {@link menBorn1966}. */
export const womenBorn1966: LifeTable = {
  firstAge: 60,
  survivors: [
    89334, 88730, 88095, 87431, 86741, 86023, 85272, 84484, 83652, 82766, 81815, 80787, 79670, 78451, 77126, 75695, 74155, 72502, 70723,
    68807, 66740, 64507, 62099, 59506, 56717, 53718, 50494, 47086, 43534, 39872, 36136, 32372, 28630, 24964, 21424, 18065, 14942, 12110,
    9612, 7473, 5692, 4244, 3094, 2204, 1533, 1041, 688, 442, 276, 166, 96, 54, 29, 14, 7, 3, 1, 1, 0, 0,
  ],
};
