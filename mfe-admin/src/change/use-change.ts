import type { ApiError } from '@annuity-lantern/host-kit';
// biome-ignore lint/style/noRestrictedImports: the one place that sends changes.
import { type MutateOptions, type MutationKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { explainRefusal, type Refusal } from '../proof/explain-refusal.ts';
import { proofFor } from '../proof/proof-for.ts';

interface Options<Answer, Input> {
  /** Called again with the same input once the person has proved who they are. */
  readonly send: (input: Input) => Promise<Answer>;
  readonly onSaved?: (answer: Answer, input: Input) => unknown;
  /** Not called when the session has ended, which the desk says by itself, nor when the person has to prove who they are. */
  readonly onFailed?: (error: ApiError, input: Input) => void;
  /** Read again after success and failure: a change whose answer was lost may be stored. */
  readonly invalidates?: readonly QueryKey[];
  /** Tells `useIsMutating` which changes are being sent. */
  readonly mutationKey?: MutationKey;
}

/** Sends one change at a time. Everything that staff send goes through it. */
export function useChange<Answer, Input = void>({ send, onSaved, onFailed, invalidates = [], mutationKey }: Options<Answer, Input>) {
  const client = useQueryClient();
  const { mutate, reset, isPending, isSuccess, variables, error, data, submittedAt } = useMutation<Answer, ApiError, Input>({
    ...(mutationKey && { mutationKey }),
    mutationFn: (input) => send(input),
    onSuccess: (answer, input) => onSaved?.(answer, input),
    onError: (failure, input) => {
      if (failure.status !== 401) onFailed?.(failure, input);
    },
    onSettled: () => {
      // A first read that is still under way would answer with the state before the change.
      for (const queryKey of invalidates) void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    },
  });
  // Memoized because a new refusal takes the focus.
  const refusal = useMemo<Refusal | null>(
    () => (error && !error.wire?.errors?.length && error.status !== 401 ? explainRefusal(error) : null),
    [error],
  );
  return {
    busy: isPending,
    /** What is being sent, or was sent last. */
    sent: variables,
    isSaved: isSuccess,
    answer: data,
    error,
    refusal,
    submittedAt,
    /** A new number for each failed change. */
    attempt: error ? submittedAt : 0,
    /** Does nothing while a change is being sent. `then` is called only while the component is on the page. */
    start: (input: Input, then: MutateOptions<Answer, ApiError, Input> = {}) => {
      if (!isPending) mutate(input, then);
    },
    reset,
    /** The server asks the person to prove who they are. The change can then be sent again as it was. */
    proof: proofFor(error, { sendAgain: () => mutate(variables as Input), cancel: reset }),
  };
}
