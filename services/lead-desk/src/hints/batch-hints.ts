import type { HintBatch, LeadHint } from '@annuity-lantern/contracts/http';

/** Milliseconds between two batches. A hint that comes after a pause is sent at once. */
export const BATCH_PAUSE = 500;
/** Leads that a batch names. Beyond it the lists are read again whole, which is cheaper. */
export const MOST_NAMED = 100;

export interface HintBatches {
  add(hint: LeadHint): void;
  stop(): void;
}

/**
 * Collects hints, so that a burst of leads reaches a desk as two messages a second. Each lead and reason is named once in a batch.
 */
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
