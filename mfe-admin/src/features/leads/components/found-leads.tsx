import { hiddenInRows } from '@annuity-lantern/contracts/http';
import { across, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { MoreRows } from '../../../paged-list/more-rows.tsx';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { useOwnRole } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { QueueStates } from '../licenses/queue-states.tsx';
import type { FoundLeads as Found } from '../model/use-found-leads.ts';
import { FirstTen } from './first-ten.tsx';
import styles from './found-leads.module.css';
import { LeadTable, type RowsProps } from './lead-table.tsx';

interface FoundLeadsProps extends RowsProps {
  readonly found: Found;
  /** Of the view. */
  readonly title: string;
  /** For no request. */
  readonly nothing: string;
  /** The answer to what was typed, which shows how to reach people. */
  readonly isSearch: boolean;
  /** Ids of requests that left the found ones. */
  readonly left: ReadonlySet<string>;
}

/** The requests of a view, a search or the filters, above the two lists. */
export function FoundLeads({ found, title, nothing, isSearch, ...rowsProps }: FoundLeadsProps) {
  const { rows, reading, failed, readAt, narrow } = found;
  const role = useOwnRole();
  const withContact = isSearch && hiddenInRows(role).length === 0;
  return (
    <section className={joinClasses(stack[4], desk.ownButtons)} aria-labelledby="found-title">
      <div className={joinClasses(across[8], styles.head)}>
        <PartTitle id="found-title">{title}</PartTitle>
        <p role="status" className={font.quiet}>
          {rows && countWords(rows.length, { hasMore: found.hasMore, narrow, nothing })}
        </p>
      </div>
      {!isSearch && <QueueStates states={found.states} />}
      <ReadState
        answer={rows}
        failed={failed === 'newest'}
        reading={reading !== null}
        loading={{ lines: 10, label: 'Searching the requests' }}
        unread={{
          title: 'The requests could not be searched',
          text: 'Nothing is lost: they are stored, only the answer did not arrive.',
        }}
        stale={{ title: 'The search could not be repeated', readAt }}
        isStaleBelow
        onRetry={found.refresh}
      >
        {(leads) =>
          leads.length > 0 && (
            <FirstTen count={leads.length}>
              <LeadTable table="queue" caption={title} leads={leads} withContact={withContact} {...rowsProps} />
            </FirstTen>
          )
        }
      </ReadState>
      {narrow && (
        <Notice tone="straw" title="Narrow the search">
          <p>There are more than 5,000 requests to compare, so some may be missing here. Set another filter, or type more.</p>
        </Notice>
      )}
      <MoreRows list={found} unread={{ title: 'The next requests could not be read', text: 'The list above is still right.' }} />
    </section>
  );
}

interface CountOptions {
  readonly hasMore: boolean;
  readonly narrow: boolean;
  readonly nothing: string;
}

function countWords(count: number, { hasMore, narrow, nothing }: CountOptions): string {
  if (count === 0) return narrow ? 'No request found yet' : nothing;
  const words = count === 1 ? '1 request' : `${count} requests`;
  return hasMore ? `The first ${words}` : words;
}
