import { isNeverStorable } from '@annuity-lantern/lead-store';

/** Shorter than a lease, so that an outcome is committed while expired leases rest. The last pause repeats. */
const PAUSES = [100, 300, 600, 1000, 2000];

export interface RetryChoice {
  readonly pauses?: readonly number[];
  /** Called once, when the last pause starts to repeat. */
  readonly onOutage?: (error: unknown) => void;
  /** Called once, before the first repeat. */
  readonly onRepeat?: (() => void) | undefined;
}

/**
 * Retries a write to MongoDB as long as the process lives, so that no outage repeats an effect that happened. The fencing token makes a
 * late write harmless.
 *
 * @throws an error that no retry can change: MongoDB can never store this, or it cannot be encoded
 */
export async function retryWrite<T>(write: () => Promise<T>, { pauses = PAUSES, onOutage, onRepeat }: RetryChoice = {}): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await write();
    } catch (error) {
      if (isFinal(error)) throw error;
      if (failures === 1) onRepeat?.();
      if (failures === pauses.length) onOutage?.(error);
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(failures, pauses.length) - 1]));
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { name, code } = error as { readonly name?: string; readonly code?: unknown };
  return name === 'BSONError' || isNeverStorable(code);
}
