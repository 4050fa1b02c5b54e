export interface CircuitBreaker {
  /** Does the work, or rejects with CircuitOpen at once while the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether callers are turned away now, but for the one that tries. */
  isOpen(): boolean;
}

/** What would have been asked has failed several times just now, and is left alone for a moment. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

export interface CircuitOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds after which one call may try whether it works again. */
  readonly pause: number;
  /** An error that says nothing about whether it works. */
  readonly ignore: (error: unknown) => boolean;
  readonly now?: () => number;
}

/**
 * Spares callers a wait that has failed for those before them. Closed: everybody passes. Open after some failures in a row: nobody does, but after
 * the pause one single call, whose success closes the circuit and whose failure opens it anew.
 */
export function createCircuitBreaker({ failures, pause, ignore, now = () => performance.now() }: CircuitOptions): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;

  /** True when this call is the one that tries. */
  const enter = (): boolean => {
    if (failed < failures) return false;
    if (now() < openUntil) throw new CircuitOpen('the circuit is open');
    // Nobody else tries before this one has come back, or has been away for as long as a pause.
    openUntil = now() + pause;
    return true;
  };
  const recordFailure = (probes: boolean) => {
    const wasOpen = failed >= failures;
    failed += 1;
    // A call from before it opened says nothing new.
    if (probes || !wasOpen) openUntil = now() + pause;
  };

  return {
    isOpen: () => failed >= failures,
    run: async (work) => {
      const probes = enter();
      try {
        const result = await work();
        failed = 0;
        return result;
      } catch (error) {
        if (!ignore(error)) recordFailure(probes);
        else failed = 0;
        throw error;
      }
    },
  };
}
