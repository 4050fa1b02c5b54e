/** Releases the slot. A second call does nothing. */
export type Slot = () => void;

/** A fixed number of slots, handed out in the order of requests. */
export interface Lane {
  acquire(): Promise<Slot>;
  /** Null if no slot is free. */
  tryAcquire(): Slot | null;
  free(): number;
  /** The number of requests that wait for a slot. */
  waiting(): number;
}

export function createLane(size: number): Lane {
  const waiting: ((slot: Slot) => void)[] = [];
  let free = size;

  function give(): Slot {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = waiting.shift();
      if (next) next(give());
      else free += 1;
    };
  }

  function tryAcquire(): Slot | null {
    if (free === 0) return null;
    free -= 1;
    return give();
  }

  return {
    acquire: async () => tryAcquire() ?? new Promise((resolve) => waiting.push(resolve)),
    tryAcquire,
    free: () => free,
    waiting: () => waiting.length,
  };
}
