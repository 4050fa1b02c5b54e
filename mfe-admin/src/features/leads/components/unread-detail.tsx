import { ErrorState, Notice } from '@annuity-lantern/ui';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';

/** A request that no list has loaded was asked for and did not come. */
export function UnreadDetail({ read }: { read: LeadDetailRead }) {
  if (read.failed === 'gone') return <Notice tone="straw" role="status" title="This request is no longer stored" />;
  return (
    <ErrorState
      title="This request could not be read"
      text="Nothing is lost: it is stored, only the answer did not arrive."
      busy={read.reading}
      onRetry={read.refresh}
    />
  );
}
