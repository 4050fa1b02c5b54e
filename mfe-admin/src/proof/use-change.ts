import type { ApiError } from '@annuity-lantern/host-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../queries/query-keys.ts';
import { explainRefusal, type Refusal } from './explain-refusal.ts';
import { proofFor } from './proof-for.ts';

const read = { queryKey: queryKeys.accounts };

interface Change<Answer> {
  /** Tells which button is busy. */
  readonly name: string;
  readonly send: () => Promise<Answer>;
}

/** Makes one change to an account at a time, and reads the accounts again after each. */
export function useChange<Answer>(onDone?: (answer: Answer, name: string) => void) {
  const client = useQueryClient();
  const { mutate, reset, isPending, isSuccess, variables, error, data, submittedAt } = useMutation<Answer, ApiError, Change<Answer>>({
    mutationFn: ({ send }) => send(),
    onSuccess: (answer, { name }) => onDone?.(answer, name),
    // A first read that is still under way would answer with the state before the change.
    onSettled: () => void client.cancelQueries(read).then(() => client.invalidateQueries(read)),
  });
  const byField = (error?.wire?.errors?.length ?? 0) > 0;
  // Memoized because a new refusal takes the focus.
  const refusal = useMemo<Refusal | null>(
    () => (error && !byField && error.status !== 401 ? explainRefusal(error) : null),
    [error, byField],
  );
  return {
    busy: isPending ? variables.name : null,
    /** Of the last change, when it was made. */
    done: isSuccess ? variables.name : null,
    error,
    refusal,
    answer: data,
    attempt: error ? submittedAt : 0,
    start: (name: string, send: () => Promise<Answer>) => {
      if (!isPending) mutate({ name, send });
    },
    /** The server asks the person to prove who they are. The change can then be sent again as it was. */
    proof: variables && proofFor(error, { sendAgain: () => mutate(variables), cancel: reset }),
  };
}
