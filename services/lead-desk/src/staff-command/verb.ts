import type { AuditWriter } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** Something that `npm run staff` can do. */
export interface Verb {
  /** The words that must follow, as the help names them: `USER`. */
  readonly operands: readonly string[];
  /** A word that may follow them. */
  readonly optional?: string;
  /** For the help, in a few words. */
  readonly purpose: string;
  /** Needs a store that is connected. */
  run(store: Store, operands: readonly string[], audit: AuditWriter): Promise<Outcome>;
}

export interface Outcome {
  readonly done: boolean;
  /** For the terminal, whatever the outcome. */
  readonly sentence: string;
}
