import { fullPayment } from '@annuity-lantern/domain/benefit-cut';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatAge, formatDollars } from '@annuity-lantern/domain/format-number';
import { newestFigure, type YearFigure, type YearFigureName, yearFigures } from '@annuity-lantern/domain/year-figures';

const ways: Readonly<Record<string, (figure: YearFigure) => string>> = {
  value: ({ value }) => String(value),
  age: ({ value }) => formatAge(value),
  dollars: ({ value }) => formatDollars(value),
  year: ({ year }) => String(year),
  source: ({ source }) => source,
  reviewBy: ({ reviewBy }) => formatDay(reviewBy),
};

/**
 * Puts figures with a year into the words of a document: `{{rmdAge.value}}`, and likewise `age`, `dollars`, `year`, `source`,
 * `reviewBy`. Of each the newest. `{{fullPayment.retirement}}` and `{{fullPayment.both}}` are the quarters of the Trustees’ report.
 *
 * @throws Error naming a figure that does not exist
 */
export function fillFigures(words: string): string {
  return words
    .replace(/\{\{fullPayment\.(retirement|both)\}\}/g, (_, fund: keyof typeof fullPayment) => fullPayment[fund])
    .replace(/\{\{(\w+)\.(\w+)\}\}/g, (written, name: string, way: string) => {
      const figure = Object.hasOwn(yearFigures, name) ? newestFigure(name as YearFigureName) : undefined;
      const say = ways[way];
      if (!figure || !say) throw new Error(`A document names ${written}, which is no figure of year-figures.ts`);
      return say(figure);
    });
}
