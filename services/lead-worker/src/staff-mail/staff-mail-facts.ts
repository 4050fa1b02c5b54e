/** What staff mail shows, in the words it is shown with. */
export interface StaffMailFacts {
  readonly id: string;
  /** `consultation request`, as within a sentence. */
  readonly kind: string;
  /** Absent when the visitor did not say it. */
  readonly state?: string;
  readonly received: string;
  readonly callBefore: string;
  readonly desk: string;
  /** What the reader should know beside it. */
  readonly note: string;
}
