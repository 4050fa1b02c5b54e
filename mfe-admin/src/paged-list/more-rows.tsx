import { Button, ErrorState } from '@annuity-lantern/ui';
import type { PagedList } from './use-paged-list.ts';

interface MoreRowsProps {
  readonly list: Pick<PagedList<unknown>, 'hasMore' | 'reading' | 'failed' | 'showMore'>;
  /** When the next rows could not be read. */
  readonly unread: { readonly title: string; readonly text: string };
  readonly label?: string;
}

/** Below a list: the button that reads its next rows, or why they did not arrive. */
export function MoreRows({ list: { hasMore, reading, failed, showMore }, unread, label = 'Show more' }: MoreRowsProps) {
  if (failed === 'more') return <ErrorState {...unread} busy={reading !== null} onRetry={showMore} />;
  if (!hasMore) return null;
  return (
    <Button variant="outline" size="small" busy={reading === 'more'} busyLabel="Loading..." onClick={showMore}>
      {label}
    </Button>
  );
}
