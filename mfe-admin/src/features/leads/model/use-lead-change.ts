import type { ColleagueRefusal, LeadDetail, TransitionRefusal } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../change/use-change.ts';
import { showDone } from '../../../queries/done-requests.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

export type ChangeOutcome =
  | { readonly kind: 'saved' }
  /** Someone else changed the request first. */
  | { readonly kind: 'changed'; readonly refusal: Partial<TransitionRefusal> }
  /** A colleague has another request of the person. */
  | { readonly kind: 'colleague'; readonly colleague: ColleagueRefusal }
  /** The server refused, with a reason. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Unknown whether it was stored. */
  | { readonly kind: 'unsaved' };

/**
 * Changes a request by a call that returns the changed request. The caller keeps the typed text until the change is saved.
 *
 * @param isFilling whether the person has begun the form. The change is then sent with the `seq` they saw, not a newer one.
 */
export function useLeadChange<Input>(
  { id, seq: present }: Pick<LeadDetail, 'id' | 'seq'>,
  send: (input: Input, seq: number) => Promise<LeadDetail>,
  isFilling = false,
) {
  const [seq, setSeq] = useState(present);
  const client = useQueryClient();
  const queryKey = queryKeys.lead(id);
  const change = useChange({
    send: async (input: Input) => {
      try {
        return await send(input, seq);
      } catch (refused) {
        const { what, seq: stored } = refusalOf(refused);
        // Only the system completed the record meanwhile, which does not affect the person's decision.
        if (what !== 'completed' || stored === undefined) throw refused;
        return await send(input, stored);
      }
    },
    onSaved: async (changed) => {
      // A read in flight would restore the older state.
      await client.cancelQueries({ queryKey });
      // An older service answers without what it keeps beside the request: read it again.
      const isWhole = changed.noCalls !== undefined;
      const whole = isWhole ? changed : { ...client.getQueryData<LeadDetail>(queryKey), ...changed };
      client.setQueryData<LeadDetail>(queryKey, whole);
      if (!isWhole) void client.invalidateQueries({ queryKey });
      showDone(client, whole);
    },
    onFailed: () => void client.invalidateQueries({ queryKey }),
    invalidates: [queryKeys.lists],
  });
  const { error, isSaved, proof, start } = change;
  // After a refusal the person has seen the change, so the next attempt uses the new `seq`.
  if (seq !== present && (!isFilling || error)) setSeq(present);
  return {
    ...change,
    outcome: isSaved ? ({ kind: 'saved' } as const) : error && !proof ? outcomeOf(error) : null,
    start: (input: Input, onSaved: () => void = () => {}) => start(input, { onSuccess: onSaved }),
  };
}

function outcomeOf(error: ApiError): ChangeOutcome {
  if (error.wire?.code === 'belongs_to_colleague')
    return { kind: 'colleague', colleague: error.wire.details as unknown as ColleagueRefusal };
  if (error.status === 409) return { kind: 'changed', refusal: refusalOf(error) };
  if (error.wire && (error.status === 400 || error.status === 403)) return { kind: 'refused', message: error.wire.message };
  return { kind: 'unsaved' };
}

/** Empty for any other error, and for a service of another version. */
function refusalOf(error: unknown): Partial<TransitionRefusal> {
  return error instanceof ApiError && error.status === 409 ? ((error.wire?.details ?? {}) as Partial<TransitionRefusal>) : {};
}
