/**
 * Why a received sheet cannot replace the published one:
 * - `not_a_sheet`: the file is no rate sheet.
 * - `rows_refused`: some rows are invalid, so none is taken.
 * - `samples_refused`: it has samples where none are allowed.
 * - `outrun`: another sheet was published meanwhile.
 * - `too_slow`: reading it took too long.
 */
export const sheetRefusals = ['not_a_sheet', 'rows_refused', 'samples_refused', 'outrun', 'too_slow'] as const;

/** The message never quotes the sheet. */
export class SheetRefusal extends Error {
  override readonly name = 'SheetRefusal';
  readonly reason: (typeof sheetRefusals)[number];

  constructor(reason: SheetRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}
