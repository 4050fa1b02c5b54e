/** What a member of staff has chosen so far: kept while they sign in again, and while they look at the requests. */
export interface RateDraft {
  readonly file: File | null;
  /** The day of the whole sheet as a date field gives it; empty for none. */
  readonly asOf: string;
  readonly source: string;
}

export const emptyDraft: RateDraft = { file: null, asOf: '', source: 'rate sheet' };
