import { showToast, type Toast } from '@annuity-lantern/host-kit';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../queries/query-keys.ts';

const mutationKey = ['replay'];
const alreadyReplayed = {
  status: 'info',
  title: 'This work is no longer stopped',
  text: 'Someone else was faster, or it is done.',
} as const;
const unanswered = {
  status: 'error',
  title: 'We do not know whether this was replayed',
  text: 'The server did not answer. If it is still listed, please try again.',
} as const;

interface Options<Answer> {
  readonly send: () => Promise<Answer>;
  readonly toastOf: (answer: Answer) => Omit<Toast, 'id'>;
}

/** Replays given-up effects and shows a toast with the result. The whole desk has one replay at a time. */
export function useReplay<Answer>({ send, toastOf }: Options<Answer>) {
  const client = useQueryClient();
  const isAnyRunning = useIsMutating({ mutationKey }) > 0;
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => send(),
    onSuccess: (answer) => showToast(toastOf(answer)),
    onError: ({ status }) => {
      if (status !== 401) showToast(status === 404 ? alreadyReplayed : unanswered);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.parked });
      void client.invalidateQueries({ queryKey: queryKeys.leads });
      void client.invalidateQueries({ queryKey: queryKeys.health });
    },
  });
  return {
    isRunning: isPending,
    isAnyRunning,
    /** `onGone` is called when the effect is given up no longer. */
    start: (onGone?: () => void) => {
      if (isAnyRunning) return;
      mutate(undefined, { onSettled: (_answer, error) => (error === null || error.status === 404 ? onGone?.() : undefined) });
    },
  };
}
