import { assignLeads, MOST_ASSIGNED } from '@annuity-lantern/contracts/http';
import type { ApiError } from '@annuity-lantern/host-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import type { Lead } from '../model/lead.ts';
import { type Assigned, assignedWords } from './assign-words.ts';

export interface Assignment {
  readonly leads: readonly Pick<Lead, 'id' | 'seq'>[];
  /** Null removes the owner. */
  readonly to: string | null;
  readonly reason: string;
  /** Although colleagues have other requests of the same people. */
  readonly despite?: true;
}

/** Assigns requests to one owner, 50 per call, and returns the outcome of each. */
export function useAssign(onDone: (results: readonly Assigned[]) => void) {
  const client = useQueryClient();
  const { mutate, isPending, data, error, variables } = useMutation<Assigned[], ApiError, Assignment>({
    mutationFn: async ({ leads, to, reason, despite }) => {
      const results: Assigned[] = [];
      for (let first = 0; first < leads.length; first += MOST_ASSIGNED) {
        const items = leads.slice(first, first + MOST_ASSIGNED).map(({ id, seq }) => ({ id, seq }));
        const answer = await callAsStaff(assignLeads, {
          body: { items, to, ...(reason.trim() ? { reason } : {}), ...(despite && { despite }) },
        });
        results.push(...answer.results);
      }
      return results;
    },
    onSuccess: onDone,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.lists });
      void client.invalidateQueries({ queryKey: queryKeys.leads });
    },
  });
  return {
    busy: isPending,
    /** The requests that were left as they are, since a colleague has another one of the same person. */
    colleagues: (data ?? []).filter(({ outcome }) => outcome === 'belongs_to_colleague'),
    /** What was asked for last. */
    asked: variables,
    said: data ? assignedWords(data, variables?.to ?? null) : null,
    failed: error ? failureOf(error) : null,
    assign: (assignment: Assignment) => {
      if (!isPending) mutate(assignment);
    },
  };
}

function failureOf({ status, wire }: ApiError): string {
  if (wire && (status === 400 || status === 403)) return wire.errors?.[0]?.message ?? wire.message;
  return 'The server did not answer, so we do not know which were saved. Assign them again. Saved ones stay as they are.';
}
