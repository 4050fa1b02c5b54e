import type { AuditWriter, SignInDigests } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** A verb of `npm run staff`. */
export interface Verb {
  /** The required words after the verb, as the help names them: `USER`. */
  readonly operands: readonly string[];
  /** An optional word after them. */
  readonly optional?: string;
  /** A few words for the help. */
  readonly purpose: string;
  /** Requires a connected store. */
  run(store: Store, operands: readonly string[], audit: AuditWriter, digests: SignInDigests): Promise<Outcome>;
}

export interface Outcome {
  readonly done: boolean;
  /** Printed to the terminal, after success and failure alike. */
  readonly sentence: string;
}
