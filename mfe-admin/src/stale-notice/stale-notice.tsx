import { Button, Notice } from '@annuity-lantern/ui';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

interface StaleNoticeProps {
  readonly title: string;
  /** When what is shown was read, in milliseconds since 1970. */
  readonly readAt: number | null;
  readonly onRetry: () => void;
}

/** Says that a later read failed, and how old the answer on screen is. */
export function StaleNotice({ title, readAt, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="straw" role="status" title={title}>
      <p>
        {readAt === null ? 'It is older than 30 seconds.' : `It is from ${clock.format(readAt)}.`} The next attempt follows within 30
        seconds.
      </p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
