import { type LeadDetail, type TransitionTarget, transitionLead } from '@annuity-lantern/contracts/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

interface Step {
  readonly to: TransitionTarget;
  readonly note: string;
}

/** Changes the status of a request, unless it has changed since `detail` was read. */
export function useTransition({ id, seq }: LeadDetail) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ to, note }: Step) =>
      callAsStaff(transitionLead, { params: { id }, body: { to, seq, ...(note.trim() ? { note } : {}) } }),
    onSuccess: async (changed) => {
      // A read that is still running would put the older state back.
      await client.cancelQueries({ queryKey: queryKeys.lead(id) });
      client.setQueryData(queryKeys.lead(id), changed);
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.lead(id) }),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.lists }),
  });
  const outcome = isSuccess ? 'saved' : error ? (error.status === 409 ? 'changed' : 'unsaved') : null;
  return {
    /** The step being sent. */
    busy: isPending ? variables.to : null,
    /** How the last step ended. `changed`: someone else was faster. `unsaved`: unknown whether it was stored. */
    outcome: outcome as 'saved' | 'changed' | 'unsaved' | null,
    /** Does nothing while a step is being sent. */
    take: (step: Step, onSaved: () => void) => {
      if (!isPending) mutate(step, { onSuccess: onSaved });
    },
  };
}
