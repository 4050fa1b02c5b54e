import { Button, Notice } from '@annuity-lantern/ui';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A later read failed: the list stands, and says from when it is. */
export function StaleNotice({ readAt, onRetry }: { readAt: number | null; onRetry: () => void }) {
  return (
    <Notice tone="straw" role="status" title="The list could not be read again">
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
