import { isOverdue, type YearFigure } from '@annuity-lantern/domain/year-figures';
import { useToday } from './use-today.ts';

/** The year to show beside a figure: `2026`, or `2026, being reviewed` once its review date has passed. */
export function FigureYear({ of: figure }: { readonly of: Pick<YearFigure, 'year' | 'reviewBy'> }) {
  const overdue = isOverdue(figure, useToday());
  return <span>{`${figure.year}${overdue ? ', being reviewed' : ''}`}</span>;
}
