import { Button, ErrorState, GreekLines } from '@annuity-lantern/ui';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { StaleNotice } from '../../../stale-notice/stale-notice.tsx';
import type { Lead } from '../model/lead.ts';
import { type LeadListName, leadLists } from '../model/lead-lists.ts';
import styles from './lead-list-section.module.css';
import { LeadTable, type RowsProps } from './lead-table.tsx';

interface LeadListSectionProps extends RowsProps {
  readonly name: LeadListName;
  readonly list: PagedList<Lead>;
}

/** One list of requests, with loading, error and empty states of its own. */
export function LeadListSection({ name, list, ...rowsProps }: LeadListSectionProps) {
  const { title, words } = leadLists[name];
  const { rows, failed } = list;
  return (
    <section className={styles.section} aria-labelledby={`${name}-title`}>
      <PartTitle id={`${name}-title`}>{title}</PartTitle>
      {rows === null && failed === null && <GreekLines lines={5} label={`Loading the ${words}`} />}
      {rows === null && failed !== null && (
        <ErrorState
          title={`The ${words} could not be read`}
          text="Nothing is lost: they are stored, only this list did not arrive."
          busy={list.reading !== null}
          onRetry={list.refresh}
        />
      )}
      {rows?.length === 0 && <p className={styles.none}>No {words} yet</p>}
      {rows !== null && rows.length > 0 && <LeadTable caption={`${title}, newest first`} leads={rows} {...rowsProps} />}
      {/* Below the rows, which it must not move under the reader's cursor. */}
      {rows !== null && failed === 'newest' && (
        <StaleNotice title="The list could not be read again" readAt={list.readAt} onRetry={list.refresh} />
      )}
      {failed === 'more' && (
        <ErrorState title={`The next ${words} could not be read`} text="The list above is still right." onRetry={list.showMore} />
      )}
      {failed !== 'more' && list.hasMore && (
        <Button variant="outline" size="small" busy={list.reading === 'more'} busyLabel="Loading..." onClick={list.showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}
