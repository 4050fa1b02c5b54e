/**
 * Why a sheet that came cannot take the place of the one that is shown: it is none, rows of it are wrong (nothing of it is taken then), it has
 * samples where none may be, or another sheet was put in place meanwhile.
 */
export const sheetRefusals = ['not_a_sheet', 'rows_refused', 'samples_refused', 'outrun', 'too_slow'] as const;

/** Says nothing in the sheet's words. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal';
  readonly reason: (typeof sheetRefusals)[number];

  constructor(reason: SheetRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}
