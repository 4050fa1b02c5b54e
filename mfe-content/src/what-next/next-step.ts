export interface NextStep {
  /** What to do, in one sentence. */
  readonly say: string;
  /** The same on a sheet of paper, where it names a thing that only the page has. */
  readonly onPaper?: string;
  /** Why or how, on the page only: a sheet of paper has no room. */
  readonly more?: string;
}
