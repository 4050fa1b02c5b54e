import type { Log, LogFields } from './log.ts';

const PAUSE = 30_000;

/**
 * For an unavailable dependency: logs at once, then at most every 30 s with the number of warnings since. An outage of an hour must not
 * fill the disk.
 */
export function lowRateWarning(
  write: Log['warn'],
  now: () => number = Date.now,
): <Words extends string>(words: Words, fields?: LogFields) => void {
  let count = 0;
  let quietUntil = 0;
  return (words: string, fields: LogFields = {}) => {
    count += 1;
    if (now() < quietUntil) return;
    quietUntil = now() + PAUSE;
    (write as (words: string, fields: LogFields) => void)(words, { ...fields, count });
    count = 0;
  };
}
