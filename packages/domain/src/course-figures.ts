import { FREE_SHARE, leave, PREMIUM, surrenderSchedule } from './course-examples.ts';
import { dollars, number, percent } from './text-figure.ts';

const LEAVING_YEAR = 3;
const leaving = leave(110_000, LEAVING_YEAR);
const leavingFirstYear = leave(PREMIUM, 1);

/** What the lessons of the course name: the figures of their examples. */
export const courseFigures = {
  premium: dollars(PREMIUM),
  'surrender.charges': percent(surrenderSchedule.filter((charge) => charge > 0)),
  'surrender.free': percent(FREE_SHARE),
  'surrender.year1.lost': dollars(leavingFirstYear.lost),
  'surrender.year1.kept': dollars(leavingFirstYear.kept),
  'surrender.firstFreeYear': number(surrenderSchedule.length),
  'leaving.value': dollars(leaving.value),
  'leaving.charge': percent(leaving.charge),
  'leaving.free': dollars(leaving.free),
  'leaving.charged': dollars(leaving.charged),
  'leaving.lost': dollars(leaving.lost),
  'leaving.kept': dollars(leaving.kept),
  'leaving.lostTwoYearsLater': dollars(leave(leaving.value, LEAVING_YEAR + 2).lost),
} as const;
