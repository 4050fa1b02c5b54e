import SurrenderPeriods from '../../../../content/lessons/surrender-periods.mdx';
import surrenderPeriods from '../../../../content/lessons/surrender-periods.mdx?lesson';
import type { LessonText } from '../model/lesson.ts';
import type { LessonId } from '../model/outline.ts';
import { bonusAnnuities } from './bonus-annuities.tsx';
import { capRates } from './cap-rates.tsx';
import { fiaFundamentals } from './fia-fundamentals.tsx';
import { fiaVsOtherVehicles } from './fia-vs-other-vehicles.tsx';
import { incomeRidersAndGlwb } from './income-riders-and-glwb.tsx';
import { indexCreditingMethods } from './index-crediting-methods.tsx';
import { multiIndexOptions } from './multi-index-options.tsx';
import { participationRates } from './participation-rates.tsx';
import { spreadAndMargin } from './spread-and-margin.tsx';

export const lessons: Readonly<Record<LessonId, LessonText>> = {
  'fia-fundamentals': fiaFundamentals,
  'index-crediting-methods': indexCreditingMethods,
  'cap-rates': capRates,
  'participation-rates': participationRates,
  'spread-and-margin': spreadAndMargin,
  'multi-index-options': multiIndexOptions,
  'income-riders-and-glwb': incomeRidersAndGlwb,
  'surrender-periods': { ...surrenderPeriods, Body: SurrenderPeriods },
  'bonus-annuities': bonusAnnuities,
  'fia-vs-other-vehicles': fiaVsOtherVehicles,
};
