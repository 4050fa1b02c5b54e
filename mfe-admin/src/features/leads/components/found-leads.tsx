import { Button, ErrorState, GreekLines, Notice } from '@annuity-lantern/ui';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { StaleNotice } from '../../../stale-notice/stale-notice.tsx';
import type { FoundLeads as Found } from '../model/use-found-leads.ts';
import styles from './lead-list-section.module.css';
import { LeadTable, type RowsProps } from './lead-table.tsx';

interface FoundLeadsProps extends RowsProps {
  readonly found: Found;
}

/** What a search or the filters found, in place of the two lists. */
export function FoundLeads({ found, ...rowsProps }: FoundLeadsProps) {
  const { rows, failed, narrow } = found;
  return (
    <section className={styles.section} aria-labelledby="found-title">
      <PartTitle id="found-title">Requests found</PartTitle>
      <p role="status" className={styles.none}>
        {rows && countWords(rows.length, found.hasMore, narrow)}
      </p>
      {rows === null && failed === null && <GreekLines lines={5} label="Searching the requests" />}
      {rows === null && failed !== null && (
        <ErrorState
          title="The requests could not be searched"
          text="Nothing is lost: they are stored, only the answer did not arrive."
          busy={found.reading !== null}
          onRetry={found.refresh}
        />
      )}
      {rows !== null && rows.length > 0 && <LeadTable caption="Requests found" leads={rows} {...rowsProps} />}
      {/* Below the rows, which it must not move under the reader's cursor. */}
      {rows !== null && failed === 'newest' && (
        <StaleNotice title="The search could not be repeated" readAt={found.readAt} onRetry={found.refresh} />
      )}
      {narrow && (
        <Notice tone="straw" title="Narrow the search">
          <p>More than 5,000 requests would have to be compared, so some may be missing here. Set another filter, or type more.</p>
        </Notice>
      )}
      {failed === 'more' && (
        <ErrorState title="The next requests could not be read" text="The list above is still right." onRetry={found.showMore} />
      )}
      {failed !== 'more' && found.hasMore && (
        <Button variant="outline" size="small" busy={found.reading === 'more'} busyLabel="Loading..." onClick={found.showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}

function countWords(count: number, hasMore: boolean, narrow: boolean): string {
  if (count === 0) return narrow ? 'No request found yet' : 'No request found';
  const words = count === 1 ? '1 request' : `${count} requests`;
  return hasMore ? `The first ${words}` : words;
}
