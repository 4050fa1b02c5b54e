import { type ParkedEffect, replayEffect } from '@annuity-lantern/contracts/http';
import { above, across, Button, Dialog, joinClasses } from '@annuity-lantern/ui';
import { useRef, useState } from 'react';
import { ActionButton } from '../change/action-button.tsx';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { useMayCall } from '../queries/session.ts';
import { effectTitle } from './effect-words.ts';
import { useReplay } from './use-replay.ts';

type ReplayButtonProps = Pick<ParkedEffect, 'leadId' | 'effect' | 'state'>;

/** Replays one dead-lettered effect. Renders nothing without the right. Asks first if the effect is unconfirmed, because it may have happened. */
export function ReplayButton({ leadId, effect, state }: ReplayButtonProps) {
  const mayReplay = useMayCall(replayEffect);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = effectTitle(effect);
  const unsure = state === 'unconfirmed';
  const replay = useReplay({
    send: () => callAsStaff(replayEffect, { params: { leadId, effect }, query: { state } }),
    toastOf: () => ({ status: 'success', title: `${title}: tried again`, text: 'It starts within a few seconds.' }),
  });

  if (!mayReplay) return null;

  const start = () => {
    const heading = button.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]');
    setAsking(false);
    // The button is about to be removed: focus stays in the same section.
    replay.start(() => heading?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ActionButton
        ref={button}
        variant="outline"
        label={`${unsure ? 'Do again' : 'Replay'}: ${title}`}
        busy={replay.isRunning}
        busyLabel="Replaying..."
        waits={replay.isAnyRunning}
        onClick={() => (unsure ? setAsking(true) : start())}
      >
        {unsure ? 'Do again...' : 'Replay'}
      </ActionButton>
      {unsure && (
        <Dialog open={asking} onClose={() => setAsking(false)} title={`${title}: do it again?`}>
          <p>We don’t know if it happened the first time. If it did, it will happen twice.</p>
          <div className={joinClasses(across[12], above[16])}>
            <Button size="small" onClick={start}>
              Do it again
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsking(false)}>
              Leave it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
