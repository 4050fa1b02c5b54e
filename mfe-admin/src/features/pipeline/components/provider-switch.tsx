import { type HealthProvider, LONGEST_PAUSE_REASON, pauseProvider, resumeProvider } from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { useRef } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { focusSection } from '../../../change/focus-section.ts';
import { ReasonButton } from '../../../change/reason-button.tsx';
import { toastFailure } from '../../../change/toast-failure.ts';
import { useChange } from '../../../change/use-change.ts';
import { staffWords } from '../../../effects/staff-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';

type SwitchProps = Pick<HealthProvider, 'queue'>;

const faster = { title: 'Someone else was faster', text: 'The table shows the provider as it is now.' };
const unanswered = { title: 'We do not know whether this was changed', text: 'The server did not answer. Please try again.' };

/** Pauses a provider, with a reason. Renders nothing without the right. */
export function PauseButton({ queue }: SwitchProps) {
  const mayPause = useMayCall(pauseProvider);
  const name = staffWords.providers[queue].queue;
  if (!mayPause) return null;
  return (
    <ReasonButton
      verb="Pause"
      busyLabel="Pausing..."
      name={name}
      field={{ id: `pause-${queue}`, label: 'Why it is paused', maxLength: LONGEST_PAUSE_REASON }}
      send={(reason) => callAsStaff(pauseProvider, { params: { queue }, body: { reason } })}
      invalidates={[queryKeys.health]}
      saved={{ title: `${name}: paused`, text: 'What runs now ends within seconds. The rest waits.' }}
      gone={faster}
      unknown={unanswered}
    >
      <p>Its work waits until a manager resumes it. Nothing is lost, and no tries are used up.</p>
      {queue === 'lead-notify' && <p>Reminders wait, too. Codes for a visitor’s page stop working after 30 minutes.</p>}
    </ReasonButton>
  );
}

/** Resumes a provider. Renders nothing without the right. */
export function ResumeButton({ queue }: SwitchProps) {
  const mayResume = useMayCall(resumeProvider);
  const button = useRef<HTMLButtonElement>(null);
  const name = staffWords.providers[queue].queue;
  const { start, busy } = useChange({
    send: () => callAsStaff(resumeProvider, { params: { queue } }),
    onSaved: () => {
      focusSection(button.current);
      showToast({ status: 'success', title: `${name}: resumed`, text: 'What waits starts within a few seconds.' });
    },
    onFailed: toastFailure(faster, unanswered),
    invalidates: [queryKeys.health],
  });
  if (!mayResume) return null;
  return (
    <ActionButton ref={button} variant="outline" label={`Resume: ${name}`} busy={busy} busyLabel="Resuming..." onClick={() => start()}>
      Resume
    </ActionButton>
  );
}
