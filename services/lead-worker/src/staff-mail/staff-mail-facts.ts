/** What staff mail shows, in the words it is shown with. */
export interface StaffMailFacts {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly received: string;
  readonly callBefore: string;
  readonly desk: string;
}
