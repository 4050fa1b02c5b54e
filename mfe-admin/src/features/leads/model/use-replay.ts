import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { ApiError, showToast } from '@annuity-lantern/host-kit';
import { useCallback, useRef, useState } from 'react';
import { replayAll, replayOne } from '../api/parked-work.ts';
import { effectTitles } from './effect-words.ts';

export type Replayable = Pick<ParkedEffect, 'leadId' | 'effect' | 'state'>;

interface Options {
  /** Called when something is due again, or was already. */
  readonly onReplayed: () => void;
  readonly onSessionEnded: () => void;
}

export interface Replay {
  /** What is on its way: a key of `replayKey`, or a reason. */
  readonly busy: string | null;
  /** Resolves to whether it is given up no longer. */
  readonly one: (effect: Replayable) => Promise<boolean>;
  readonly all: (reason: string) => Promise<boolean>;
}

export function replayKey({ leadId, effect }: Replayable): string {
  return `${leadId} ${effect}`;
}

const faster = { status: 'info', title: 'This was not given up any more', text: 'Somebody else was faster, or it has been done.' } as const;
const unanswered = { status: 'error', title: 'This could not be replayed', text: 'The server did not answer. Please try again.' } as const;

/** Has given-up effects tried again, one call at a time, and says what became of it. */
export function useReplay({ onReplayed, onSessionEnded }: Options): Replay {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);

  const run = useCallback(
    async (key: string, work: () => Promise<void>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(key);
      try {
        await work();
        onReplayed();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) onSessionEnded();
        else if (error.status !== 404) showToast(unanswered);
        else {
          showToast(faster);
          onReplayed();
          return true;
        }
        return false;
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
    [onReplayed, onSessionEnded],
  );

  const one = useCallback(
    (effect: Replayable) =>
      run(replayKey(effect), async () => {
        await replayOne(effect);
        showToast({ status: 'success', title: `${effectTitles[effect.effect]}: tried again`, text: 'It starts within a few seconds.' });
      }),
    [run],
  );
  const all = useCallback(
    (reason: string) =>
      run(reason, async () => {
        const { replayed, more } = await replayAll(reason);
        const rest = more ? ' Some are left: press again for them.' : '';
        showToast({ status: 'success', title: `Tried again: ${replayed}`, text: `They start within a few seconds.${rest}` });
      }),
    [run],
  );
  return { busy, one, all };
}
