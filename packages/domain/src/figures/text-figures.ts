import { contractThresholds } from '../contracts/contract-thresholds.ts';
import { courseFigures } from './course-figures.ts';
import { envelopeFigures } from './envelope-figures.ts';
import { age, dollars, number, percent, type TextFigure, writeFigure, year } from './text-figure.ts';
import { typeFigures } from './type-figures.ts';
import { newestFigure } from './year-figures.ts';

const { surrenderYears, yearlyFeesPercent } = contractThresholds;

/** Every figure that a text in `mfe-content/content` may name. A figure of law has the name that it has in year-figures.ts. */
export const textFigures = {
  ...courseFigures,
  ...envelopeFigures,
  ...typeFigures,
  'flag.surrenderYears.warn': number(surrenderYears.warnOver),
  'flag.surrenderYears.severe': number(surrenderYears.severeOver),
  'flag.yearlyFees.warn': percent(yearlyFeesPercent.warnFrom),
  'flag.yearlyFees.severe': percent(yearlyFeesPercent.severeFrom),
  rmdAge: number(newestFigure('rmdAge').value),
  'rmdAge.year': year(newestFigure('rmdAge').year),
  inheritedRulesSince: year(newestFigure('inheritedRulesSince').value),
  rmdAgeBornFrom1960: number(newestFigure('rmdAgeBornFrom1960').value),
  rmdPenaltyPercent: percent(newestFigure('rmdPenaltyPercent').value),
  rmdPenaltyPercentIfCorrected: percent(newestFigure('rmdPenaltyPercentIfCorrected').value),
  qlacLimit: dollars(newestFigure('qlacLimit').value),
  qlacLatestAge: number(newestFigure('qlacLatestAge').value),
  'qlacLatestAge.year': year(newestFigure('qlacLatestAge').year),
  earlyWithdrawalAge: age(newestFigure('earlyWithdrawalAge').value),
  'earlyWithdrawalAge.year': year(newestFigure('earlyWithdrawalAge').year),
  earlyWithdrawalTaxPercent: percent(newestFigure('earlyWithdrawalTaxPercent').value),
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
