import type { LessonFront } from '@annuity-lantern/mdx';
import bonusAnnuities from '../../../../content/lessons/bonus-annuities.mdx?lesson';
import capRates from '../../../../content/lessons/cap-rates.mdx?lesson';
import fiaFundamentals from '../../../../content/lessons/fia-fundamentals.mdx?lesson';
import fiaVsOtherVehicles from '../../../../content/lessons/fia-vs-other-vehicles.mdx?lesson';
import incomeRidersAndGlwb from '../../../../content/lessons/income-riders-and-glwb.mdx?lesson';
import indexCreditingMethods from '../../../../content/lessons/index-crediting-methods.mdx?lesson';
import multiIndexOptions from '../../../../content/lessons/multi-index-options.mdx?lesson';
import participationRates from '../../../../content/lessons/participation-rates.mdx?lesson';
import spreadAndMargin from '../../../../content/lessons/spread-and-margin.mdx?lesson';
import surrenderPeriods from '../../../../content/lessons/surrender-periods.mdx?lesson';

/** The front matter of the ten lessons, in order. Saved progress refers to their ids. */
export const fronts = {
  'fia-fundamentals': fiaFundamentals,
  'index-crediting-methods': indexCreditingMethods,
  'cap-rates': capRates,
  'participation-rates': participationRates,
  'spread-and-margin': spreadAndMargin,
  'multi-index-options': multiIndexOptions,
  'income-riders-and-glwb': incomeRidersAndGlwb,
  'surrender-periods': surrenderPeriods,
  'bonus-annuities': bonusAnnuities,
  'fia-vs-other-vehicles': fiaVsOtherVehicles,
} as const satisfies Record<string, LessonFront>;

export type LessonId = keyof typeof fronts;

export const lessonIds = Object.keys(fronts) as readonly LessonId[];

export interface LessonOutline extends Pick<LessonFront, 'title' | 'minutes' | 'summary'> {
  /** Not the anchor, which is the number of the lesson: `lesson-1`. */
  readonly id: LessonId;
}

/** The lessons without their texts, as lists, progress and certificate need them. */
export const outline = lessonIds.map((id): LessonOutline => {
  const { title, minutes, summary } = fronts[id];
  return { id, title, minutes, summary };
});
