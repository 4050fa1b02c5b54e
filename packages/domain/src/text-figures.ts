import { contractThresholds } from './contract-thresholds.ts';
import { courseFigures } from './course-figures.ts';
import { envelopeFigures } from './envelope-figures.ts';
import { dollars, number, percent, type TextFigure, writeFigure, year } from './text-figure.ts';
import { typeFigures } from './type-figures.ts';
import { yearFigures } from './year-figures.ts';

const { surrenderYears, yearlyFeesPercent } = contractThresholds;

/** Every figure that a text in `mfe-content/content` may name. A figure of law has the name that it has in {@link yearFigures}. */
export const textFigures = {
  ...courseFigures,
  ...envelopeFigures,
  ...typeFigures,
  'flag.surrenderYears.warn': number(surrenderYears.warnOver),
  'flag.surrenderYears.severe': number(surrenderYears.severeOver),
  'flag.yearlyFees.warn': percent(yearlyFeesPercent.warnFrom),
  'flag.yearlyFees.severe': percent(yearlyFeesPercent.severeFrom),
  rmdAge: number(yearFigures.rmdAge.value),
  'rmdAge.year': year(yearFigures.rmdAge.year),
  rmdAgeBornFrom1960: number(yearFigures.rmdAgeBornFrom1960.value),
  rmdPenaltyPercent: percent(yearFigures.rmdPenaltyPercent.value),
  rmdPenaltyPercentIfCorrected: percent(yearFigures.rmdPenaltyPercentIfCorrected.value),
  qlacLimit: dollars(yearFigures.qlacLimit.value),
  qlacLatestAge: number(yearFigures.qlacLatestAge.value),
  earlyWithdrawalTaxPercent: percent(yearFigures.earlyWithdrawalTaxPercent.value),
} as const satisfies Record<string, TextFigure>;

export type TextFigureName = keyof typeof textFigures;

/** Whether a text may name it. Raises nothing. */
export function isTextFigure(name: string): name is TextFigureName {
  return Object.hasOwn(textFigures, name);
}

/** The figure as a text shows it. Raises nothing. */
export function formatFigure(name: TextFigureName): string {
  return writeFigure(textFigures[name]);
}
