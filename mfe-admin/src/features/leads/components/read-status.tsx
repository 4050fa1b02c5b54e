import { useNow } from '../../../moments/use-now.ts';
import { REFRESH_EVERY } from '../model/use-timed-refresh.ts';

/** How old the list is. Not announced: it changes every second. */
export function ReadStatus({ readAt, settledAt, reading }: { readAt: number | null; settledAt: number | null; reading: boolean }) {
  const now = useNow(1000);
  if (reading) return <>Reading...</>;
  if (readAt === null || settledAt === null) return null;
  const next = Math.min(REFRESH_EVERY / 1000, Math.max(0, Math.ceil((settledAt + REFRESH_EVERY - now) / 1000)));
  return (
    <>
      Last read {seconds(now - readAt)} ago, next in {next} s.
    </>
  );
}

function seconds(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min`;
}
