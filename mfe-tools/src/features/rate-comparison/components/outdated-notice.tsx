import { useClock } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { above, Button, Notice } from '@annuity-lantern/ui';
import { sayMoment } from '../model/say-dates.ts';

interface OutdatedNoticeProps {
  /** When the list that is shown was read. */
  readonly since: number;
  readonly busy: boolean;
  readonly onRetry: () => Promise<void>;
}

/** Shown after a failed read: the list stays, with its age. */
export function OutdatedNotice({ since, busy, onRetry }: OutdatedNoticeProps) {
  const words = useClock((now) => sayMoment(since, now.getTime()), '');
  return (
    <Notice role="status" className={above[16]}>
      <p>
        <span>{`We couldn’t refresh these rates. They are from ${words}.`}</span> <OrCall />
      </p>
      <Button variant="outline" size="small" busy={busy} busyLabel="Loading..." onClick={() => void onRetry()}>
        Try again
      </Button>
    </Notice>
  );
}
