/** The people whom a mail about the owner names, by the names that visitors see; null for one who has none. */
export interface OwnerMailPeople {
  readonly owner: string | null;
  /** Absent without one. */
  readonly second?: { readonly name: string | null; readonly agreedOn: string };
  /** Who had the request before, as far as the visitor was told; absent otherwise. */
  readonly before?: { readonly name: string | null };
}
