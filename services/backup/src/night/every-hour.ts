import { setTimeout as pause } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
/** A timer may end early. */
const SLACK_MS = 60_000;

/** The next full hour. */
export function nextHour(now: Date): Date {
  return new Date((Math.floor((now.getTime() + SLACK_MS) / HOUR_MS) + 1) * HOUR_MS);
}

/** Works now, and then at each full hour with that hour, until it is stopped. Work that takes longer skips hours. */
export async function everyHour(work: (at: Date) => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let at = new Date(); !signal.aborted; ) {
    await work(at);
    const now = new Date();
    at = nextHour(now);
    await pause(at.getTime() - now.getTime(), undefined, { signal }).catch(() => {});
  }
}
