export interface NextStep {
  /** What to do, in one sentence. */
  readonly say: string;
  /** Why or how, on the page only: a sheet of paper has no room. */
  readonly more?: string;
}
