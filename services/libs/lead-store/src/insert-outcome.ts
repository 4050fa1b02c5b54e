import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { LeadRecord } from './lead-record.ts';

export type InsertOutcome =
  /** `due` names the effects that can start now. */
  | { readonly outcome: 'stored'; readonly createdAt: Date; readonly verified: boolean; readonly due: readonly EffectName[] }
  | { readonly outcome: 'repeated'; readonly createdAt: Date; readonly verified: boolean }
  /** The id exists with another body. */
  | { readonly outcome: 'key_reused' };

/** A lead that waits for its insert or for its answer. */
export interface Member {
  readonly record: LeadRecord;
  readonly resolve: (outcome: InsertOutcome) => void;
  readonly reject: (error: unknown) => void;
}
