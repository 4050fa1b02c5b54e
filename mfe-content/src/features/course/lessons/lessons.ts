import BonusAnnuities from '../../../../content/lessons/bonus-annuities.mdx';
import CapRates from '../../../../content/lessons/cap-rates.mdx';
import FiaFundamentals from '../../../../content/lessons/fia-fundamentals.mdx';
import FiaVsOtherVehicles from '../../../../content/lessons/fia-vs-other-vehicles.mdx';
import IncomeRidersAndGlwb from '../../../../content/lessons/income-riders-and-glwb.mdx';
import IndexCreditingMethods from '../../../../content/lessons/index-crediting-methods.mdx';
import MultiIndexOptions from '../../../../content/lessons/multi-index-options.mdx';
import ParticipationRates from '../../../../content/lessons/participation-rates.mdx';
import SpreadAndMargin from '../../../../content/lessons/spread-and-margin.mdx';
import SurrenderPeriods from '../../../../content/lessons/surrender-periods.mdx';
import type { LessonText } from '../model/lesson.ts';
import { fronts, type LessonId } from '../model/outline.ts';

export const lessons: Readonly<Record<LessonId, LessonText>> = {
  'fia-fundamentals': { ...fronts['fia-fundamentals'], Body: FiaFundamentals },
  'index-crediting-methods': { ...fronts['index-crediting-methods'], Body: IndexCreditingMethods },
  'cap-rates': { ...fronts['cap-rates'], Body: CapRates },
  'participation-rates': { ...fronts['participation-rates'], Body: ParticipationRates },
  'spread-and-margin': { ...fronts['spread-and-margin'], Body: SpreadAndMargin },
  'multi-index-options': { ...fronts['multi-index-options'], Body: MultiIndexOptions },
  'income-riders-and-glwb': { ...fronts['income-riders-and-glwb'], Body: IncomeRidersAndGlwb },
  'surrender-periods': { ...fronts['surrender-periods'], Body: SurrenderPeriods },
  'bonus-annuities': { ...fronts['bonus-annuities'], Body: BonusAnnuities },
  'fia-vs-other-vehicles': { ...fronts['fia-vs-other-vehicles'], Body: FiaVsOtherVehicles },
};
