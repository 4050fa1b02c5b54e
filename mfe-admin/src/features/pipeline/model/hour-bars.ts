import type { HealthMinute } from '@annuity-lantern/contracts/http';

export interface HourBar {
  /** The place from the left, 0 to 59. */
  readonly place: number;
  /** 0 to 1, of the highest bar. */
  readonly height: number;
}

const MINUTE = 60_000;
export const BARS = 60;

/** A bar for each of the last 60 minutes with a heartbeat; the current minute is the last place. */
export function hourBars(minutes: readonly HealthMinute[], counter: string, now: number): HourBar[] {
  const last = Math.floor(now / MINUTE);
  const values = minutes.map(({ at, counts }) => ({
    place: BARS - 1 - (last - Math.floor(Date.parse(at) / MINUTE)),
    value: counts[counter] ?? 0,
  }));
  const shown = values.filter(({ place }) => place >= 0 && place < BARS);
  const most = Math.max(1, ...shown.map(({ value }) => value));
  return shown.map(({ place, value }) => ({ place, height: value / most }));
}
