import { newestFigure, overdueFigures } from '@annuity-lantern/domain/year-figures';

/** Fails once a figure of law or of a report has passed its day of review. `day` as `2026-11-28`. */
export function checkFigures(day: string): { readonly ok: boolean; readonly output: string } {
  const lines = overdueFigures(day).map((name) => {
    const { reviewBy, address } = newestFigure(name);
    return `  ${name}: to be reviewed by ${reviewBy}, see ${address}`;
  });
  return { ok: lines.length === 0, output: [...lines, '  The rows are in packages/domain/src/figures/year-figures.ts.'].join('\n') };
}
