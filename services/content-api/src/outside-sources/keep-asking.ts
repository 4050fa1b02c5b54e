import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';

export interface KeepAskingOptions<Outcome> {
  /** Fetches the source if it is due; undefined if it was not. */
  readonly refresh: () => Promise<Outcome | undefined>;
  readonly tell: (outcome: Outcome) => void;
  /** Called after each new copy. */
  readonly onStored: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** How often to check whether a source is due, in milliseconds. */
const CHECK_EVERY = 15_000;

/** Refreshes the copy of a source whenever it is due, until stopped. */
export function keepAsking<Outcome extends string>({ refresh, tell, onStored, onError }: KeepAskingOptions<Outcome>): Repeating {
  const work = async () => {
    const outcome = await refresh();
    if (outcome) tell(outcome);
    if (outcome === 'stored') await onStored();
  };
  return repeat({ every: CHECK_EVERY, work, onError, atOnce: true });
}
