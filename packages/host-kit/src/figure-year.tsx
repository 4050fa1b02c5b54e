import { isOverdue, type YearFigure } from '@annuity-lantern/domain/year-figures';
import { useToday } from './use-today.ts';

/** The year of a figure, to stand beside it: `2026`, and `2026, being reviewed` once its day of review has passed. */
export function FigureYear({ of: figure }: { readonly of: Pick<YearFigure, 'year' | 'reviewBy'> }) {
  const overdue = isOverdue(figure, useToday());
  return `${figure.year}${overdue ? ', being reviewed' : ''}`;
}
