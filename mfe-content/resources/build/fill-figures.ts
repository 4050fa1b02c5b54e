import { formatDay } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { type YearFigure, yearFigures } from '@annuity-lantern/domain/year-figures';

const figures: Readonly<Record<string, YearFigure>> = yearFigures;
const ways: Readonly<Record<string, (figure: YearFigure) => string>> = {
  value: ({ value }) => String(value),
  dollars: ({ value }) => formatDollars(value),
  year: ({ year }) => String(year),
  source: ({ source }) => source,
  reviewBy: ({ reviewBy }) => formatDay(reviewBy),
};

/**
 * Puts figures with a year into the words of a document: `{{trusteesCutYear.value}}`, and likewise `dollars`, `year`, `source`, `reviewBy`.
 *
 * @throws Error naming a figure that does not exist
 */
export function fillFigures(words: string): string {
  return words.replace(/\{\{(\w+)\.(\w+)\}\}/g, (written, name: string, way: string) => {
    const figure = figures[name];
    const say = ways[way];
    if (!figure || !say) throw new Error(`A document names ${written}, which is no figure of year-figures.ts`);
    return say(figure);
  });
}
