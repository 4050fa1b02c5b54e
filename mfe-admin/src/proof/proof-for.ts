import type { ApiError } from '@annuity-lantern/host-kit';

export interface AskedProof {
  readonly withCode: boolean;
  /** Sends the call again as it was. */
  readonly sendAgain: () => void;
  readonly cancel: () => void;
}

/** What to ask for if a call was refused because the person has to prove who they are. */
export function proofFor(error: ApiError | null, actions: Pick<AskedProof, 'sendAgain' | 'cancel'>): AskedProof | undefined {
  return error?.wire?.code === 'proof_needed' ? { withCode: error.wire.details?.withCode === true, ...actions } : undefined;
}
