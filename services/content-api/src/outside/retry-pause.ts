const MINUTE = 60_000;

/** Milliseconds until a source is asked again after so many failures in a row: one minute, two, four and so on, up to its usual pause. */
export function retryPause(failures: number, usual: number): number {
  return Math.min(usual, MINUTE * 2 ** Math.min(failures, 10));
}
