import type { HintBatch, LeadHint } from '@annuity-lantern/contracts/http';

/** Milliseconds between two batches. A hint after a pause is sent at once. */
export const BATCH_PAUSE = 500;
/** Leads that a batch names. Beyond this number, reading the whole lists again is cheaper. */
export const MOST_NAMED = 100;

export interface HintBatches {
  add(hint: LeadHint): void;
  stop(): void;
}

/** Collects hints, so that a desk gets at most two messages a second in a burst of leads. A batch names each lead once per reason. */
export function batchHints(send: (batch: HintBatch) => void): HintBatches {
  let waiting = new Map<string, LeadHint>();
  let more = false;
  let pause: NodeJS.Timeout | undefined;

  function sendWaiting(): void {
    pause = undefined;
    if (waiting.size === 0) return;
    const batch = { hints: [...waiting.values()], more };
    waiting = new Map();
    more = false;
    pause = setTimeout(sendWaiting, BATCH_PAUSE);
    send(batch);
  }

  return {
    add: (hint) => {
      const key = `${hint.id} ${hint.kind} ${hint.what}`;
      if (waiting.size < MOST_NAMED || waiting.has(key)) waiting.set(key, hint);
      else more = true;
      if (!pause) sendWaiting();
    },
    stop: () => clearTimeout(pause),
  };
}
