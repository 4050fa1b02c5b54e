import { Button, Dialog } from '@annuity-lantern/ui';
import { useRef, useState } from 'react';
import { effectTitles } from '../model/effect-words.ts';
import { type Replay, type Replayable, replayKey } from '../model/use-replay.ts';
import styles from './replay-button.module.css';

interface ReplayButtonProps {
  readonly effect: Replayable;
  readonly replay: Replay;
}

/** Has one given-up effect tried again. One that may have happened asks first. */
export function ReplayButton({ effect, replay }: ReplayButtonProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = effectTitles[effect.effect];
  const unsure = effect.state === 'unconfirmed';

  const start = async () => {
    const heading = button.current?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]');
    setAsking(false);
    // The button goes with what was given up: the reader stays in the same part of the page.
    if (await replay.one(effect)) heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="small"
        aria-label={replay.busy === replayKey(effect) ? undefined : `${unsure ? 'Do again' : 'Replay'}: ${title}`}
        busy={replay.busy === replayKey(effect)}
        busyLabel="Replaying..."
        aria-disabled={replay.busy !== null}
        onClick={() => (unsure ? setAsking(true) : void start())}
      >
        {unsure ? 'Do again...' : 'Replay'}
      </Button>
      {unsure && (
        <Dialog open={asking} onClose={() => setAsking(false)} title={`${title}: do it again?`}>
          <p>Nobody knows whether it happened the first time. If it did, it happens twice now.</p>
          <div className={styles.choices}>
            <Button size="small" onClick={() => void start()}>
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
