const HOUR = 3_600_000;
const MINUTE = 60_000;

/** `1 h 20 min`, `5 min`; from two days on `3 days`. */
export function formatSpan(ms: number): string {
  if (ms >= 48 * HOUR) return `${Math.floor(ms / (24 * HOUR))} days`;
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}
