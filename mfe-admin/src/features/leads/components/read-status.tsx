import { useNow } from '../../../dates-and-times/use-now.ts';
import { REFRESH_EVERY } from '../../../queries/query-client.ts';

interface ReadStatusProps {
  readonly readAt: number | null;
  readonly settledAt: number | null;
  readonly reading: boolean;
}

/** How old the lists are. Not a live region: it changes every second. */
export function ReadStatus({ readAt, settledAt, reading }: ReadStatusProps) {
  const now = useNow(1000);
  if (reading) return <span>Reading...</span>;
  if (readAt === null || settledAt === null) return null;
  const next = Math.min(REFRESH_EVERY / 1000, Math.max(0, Math.ceil((settledAt + REFRESH_EVERY - now) / 1000)));
  const age = Math.max(0, Math.floor((now - readAt) / 1000));
  return <span>{`Last read ${age < 120 ? `${age} s` : `${Math.floor(age / 60)} min`} ago, next in ${next} s.`}</span>;
}
