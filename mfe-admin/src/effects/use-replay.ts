import { showToast, type Toast } from '@annuity-lantern/host-kit';
import { useIsMutating } from '@tanstack/react-query';
import { toastFailure } from '../change/toast-failure.ts';
import { useChange } from '../change/use-change.ts';
import { queryKeys } from '../queries/query-keys.ts';

const mutationKey = ['replay'];

interface Options<Answer> {
  readonly send: () => Promise<Answer>;
  readonly toastOf: (answer: Answer) => Omit<Toast, 'id'>;
}

/** Replays given-up effects and shows a toast with the result. The whole desk has one replay at a time. */
export function useReplay<Answer>({ send, toastOf }: Options<Answer>) {
  const isAnyRunning = useIsMutating({ mutationKey }) > 0;
  const { start, busy } = useChange({
    mutationKey,
    send,
    onSaved: (answer) => showToast(toastOf(answer)),
    onFailed: toastFailure(
      { title: 'This work is no longer stopped', text: 'Someone else was faster, or it is done.' },
      { title: 'We do not know whether this was replayed', text: 'The server did not answer. If it is still listed, please try again.' },
    ),
    invalidates: [queryKeys.parked, queryKeys.leads, queryKeys.health],
  });
  return {
    isRunning: busy,
    isAnyRunning,
    /** `onGone` is called when the effect is given up no longer. */
    start: (onGone?: () => void) => {
      if (isAnyRunning) return;
      start(undefined, { onSettled: (_answer, error) => (error === null || error.status === 404 ? onGone?.() : undefined) });
    },
  };
}
