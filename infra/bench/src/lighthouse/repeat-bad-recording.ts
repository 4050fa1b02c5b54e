/** Lighthouse ran, and what the browser recorded for it has a hole: no word on the page. */
export class BadRecording extends Error {}

const REPEATS = 3;

/** What Lighthouse itself calls a trace that was not recorded well. A page that does not load has other codes, and is no such thing. */
const badRecordings = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST', 'NO_DCL']);

/** By the code of a run's error (`runtimeError.code`). */
export function isBadRecording(code: string): boolean {
  return badRecordings.has(code);
}

/**
 * Runs again after a bad recording, at most three times.
 *
 * @param onRepeat hears of each repetition, with what was wrong
 * @throws BadRecording when all four were bad; any other error at once
 */
export async function repeatBadRecording<Result>(run: () => Promise<Result>, onRepeat: (why: string) => void): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof BadRecording) || repeats === REPEATS) throw error;
      onRepeat(error.message);
    }
  }
}
