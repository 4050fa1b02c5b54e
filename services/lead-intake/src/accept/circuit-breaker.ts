export interface CircuitBreaker {
  /** Does the work. Rejects with CircuitOpen at once while the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether calls are rejected now, except for the one that tries. */
  isOpen(): boolean;
}

/** The service has failed several times in a row and is not called until the pause is over. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** Milliseconds after which one call may try again. */
  readonly pause: number;
  /** Whether an error says nothing about the service's health. */
  readonly ignore: (error: unknown) => boolean;
  readonly now?: () => number;
}

/**
 * Spares callers a wait that has just failed for others. Closed: all calls pass. Open, after several failures in a row: no call passes,
 * except one trial call after the pause. Its success closes the circuit, its failure opens it again.
 */
export function createCircuitBreaker({ failures, pause, ignore, now = () => performance.now() }: CircuitOptions): CircuitBreaker {
  let failed = 0;
  let openUntil = 0;

  /** True if this call is the trial. */
  const enter = (): boolean => {
    if (failed < failures) return false;
    if (now() < openUntil) throw new CircuitOpen('the circuit is open');
    // No other call tries until this one returns or another pause has passed.
    openUntil = now() + pause;
    return true;
  };
  const recordFailure = (probes: boolean) => {
    const wasOpen = failed >= failures;
    failed += 1;
    // A call that began before the circuit opened adds no information.
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
