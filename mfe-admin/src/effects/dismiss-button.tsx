import { dismissEffect, LONGEST_DISMISSAL, type ParkedEffect } from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { across, Button, Dialog, Notice, stack, TextField } from '@annuity-lantern/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { useMayCall } from '../queries/session.ts';
import { effectTitle } from './effect-words.ts';

type DismissButtonProps = Pick<ParkedEffect, 'leadId' | 'effect' | 'state'>;

/** Takes one given-up effect out of the list, with a reason. Renders nothing without the right. */
export function DismissButton({ leadId, effect, state }: DismissButtonProps) {
  const client = useQueryClient();
  const mayDismiss = useMayCall(dismissEffect);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const title = effectTitle(effect);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => callAsStaff(dismissEffect, { params: { leadId, effect }, body: { state, reason } }),
    onSuccess: () => {
      // The button is about to be removed: focus stays in the same section. The dialog first gives it back to the button.
      const heading = button.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]');
      flushSync(() => setAsking(false));
      heading?.focus({ preventScroll: true });
      showToast({ status: 'success', title: `${title}: dismissed`, text: 'The request still shows it, with your reason.' });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.parked });
      void client.invalidateQueries({ queryKey: queryKeys.leads });
      void client.invalidateQueries({ queryKey: queryKeys.health });
    },
  });
  if (!mayDismiss) return null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(text);
  };
  const wrong = error?.wire?.errors?.[0]?.message;
  return (
    <>
      <Button ref={button} variant="quiet" size="small" aria-label={`Dismiss: ${title}`} onClick={() => setAsking(true)}>
        Dismiss...
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Dismiss: ${title}`}>
        <form className={stack[12]} noValidate onSubmit={send}>
          <p>It leaves this list, and we don’t do it anymore. The request keeps your reason.</p>
          <TextField
            id={`dismiss-${effect}-${leadId}`}
            label="Why nothing more is to be done"
            required
            maxLength={LONGEST_DISMISSAL}
            autoComplete="off"
            value={text}
            error={wrong}
            onChange={(event) => setText(event.target.value)}
          />
          {error && !wrong && error.status !== 401 && (
            <Notice
              tone="brick"
              role="alert"
              title={error.status === 404 ? 'This was not dismissed' : 'We do not know whether this was dismissed'}
            >
              <p>{error.status === 404 ? 'Someone else was faster, or it is done.' : 'The server did not answer. Please try again.'}</p>
            </Notice>
          )}
          <div className={across[12]}>
            <Button type="submit" size="small" busy={isPending} busyLabel="Saving...">
              Dismiss
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
