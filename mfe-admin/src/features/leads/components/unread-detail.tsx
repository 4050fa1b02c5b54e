import { ErrorState, Notice } from '@annuity-lantern/ui';
import type { LeadDetailRead } from '../model/use-lead-detail.ts';

/** In place of a request that is in neither list and could not be read. */
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
