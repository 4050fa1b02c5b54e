/** What one kind of staff mail says around the facts. */
export interface StaffMailWords {
  readonly subject: string;
  readonly heading: string;
  /** The first sentence of the plain part, where there is no heading. */
  readonly opening: string;
  /** Stands before the end of the 24 hours. */
  readonly clock: string;
  /** What the reader should know beside it. */
  readonly note: string;
}
