import { type HealthProvider, LONGEST_PAUSE_REASON, pauseProvider, resumeProvider } from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { across, Button, Dialog, Notice, stack, TextField } from '@annuity-lantern/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { staffWords } from '../../../effects/staff-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';

type SwitchProps = Pick<HealthProvider, 'queue'>;

const faster = { status: 'info', title: 'Someone else was faster', text: 'The table shows the provider as it is now.' } as const;
const unanswered = {
  status: 'error',
  title: 'We do not know whether this was changed',
  text: 'The server did not answer. Please try again.',
} as const;

/** The button is about to be replaced: focus stays in the section. */
function focusSection(button: HTMLElement | null): void {
  button?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Pauses a provider, with a reason. Renders nothing without the right. */
export function PauseButton({ queue }: SwitchProps) {
  const client = useQueryClient();
  const mayPause = useMayCall(pauseProvider);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const name = staffWords.providers[queue].queue;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => callAsStaff(pauseProvider, { params: { queue }, body: { reason } }),
    onSuccess: () => {
      flushSync(() => setAsking(false));
      focusSection(button.current);
      showToast({ status: 'success', title: `${name}: paused`, text: 'What runs now ends within seconds. The rest waits.' });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.health }),
  });
  if (!mayPause) return null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(text);
  };
  const wrong = error?.wire?.errors?.[0]?.message;
  return (
    <>
      <Button ref={button} variant="quiet" size="small" aria-label={`Pause: ${name}`} onClick={() => setAsking(true)}>
        Pause...
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Pause: ${name}`}>
        <form className={stack[12]} noValidate onSubmit={send}>
          <p>Its work waits until a manager resumes it. Nothing is lost, and no tries are used up.</p>
          {queue === 'lead-notify' && <p>Reminders wait, too. Codes for a visitor’s page stop working after 30 minutes.</p>}
          <TextField
            id={`pause-${queue}`}
            label="Why it is paused"
            required
            maxLength={LONGEST_PAUSE_REASON}
            autoComplete="off"
            value={text}
            error={wrong}
            onChange={(event) => setText(event.target.value)}
          />
          {error && !wrong && error.status !== 401 && (
            <Notice tone="brick" role="alert" title={error.status === 404 ? faster.title : unanswered.title}>
              <p>{error.status === 404 ? faster.text : unanswered.text}</p>
            </Notice>
          )}
          <div className={across[12]}>
            <Button type="submit" size="small" busy={isPending} busyLabel="Pausing...">
              Pause
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

/** Resumes a provider. Renders nothing without the right. */
export function ResumeButton({ queue }: SwitchProps) {
  const client = useQueryClient();
  const mayResume = useMayCall(resumeProvider);
  const button = useRef<HTMLButtonElement>(null);
  const name = staffWords.providers[queue].queue;
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsStaff(resumeProvider, { params: { queue } }),
    onSuccess: () => {
      focusSection(button.current);
      showToast({ status: 'success', title: `${name}: resumed`, text: 'What waits starts within a few seconds.' });
    },
    onError: ({ status }) => {
      if (status !== 401) showToast(status === 404 ? faster : unanswered);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.health }),
  });
  if (!mayResume) return null;
  return (
    <Button
      ref={button}
      variant="outline"
      size="small"
      aria-label={isPending ? undefined : `Resume: ${name}`}
      busy={isPending}
      busyLabel="Resuming..."
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      Resume
    </Button>
  );
}
