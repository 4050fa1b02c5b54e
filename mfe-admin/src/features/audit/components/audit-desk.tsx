import { listAudit } from '@annuity-lantern/contracts/http';
import { usePlace } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { font } from '@annuity-lantern/ui';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { MoreRows } from '../../../paged-list/more-rows.tsx';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import { groupByDay } from '../model/audit-days.ts';
import { addressOfAudit, readAuditFilters, unreadAuditFilters } from '../model/audit-filters.ts';
import { AuditDaySection } from './audit-day-section.tsx';
import { AuditFilterForm, ClearLink } from './audit-filter-form.tsx';

/** The audit log by day, for managers, with a check that a day's entries are unchanged. */
export function AuditDesk({ heading }: PartProps) {
  const { search } = usePlace();
  const filters = readAuditFilters(search);
  const { about: request, ...others } = filters;
  const address = addressOfAudit(filters);
  const list = usePagedList({
    queryKey: queryKeys.audit(address),
    callList: (query, options) => callAsStaff(listAudit, { query: { ...query, ...others, ...(request ? { request } : {}) } }, options),
    keyOf: ({ id }) => id,
  });
  const { rows, failed, reading } = list;
  const now = useNow(60_000);
  return (
    <>
      <PartHeader reading={reading === 'newest'} onRefresh={list.refresh} heading={heading} />
      <UnreadLink parts={unreadAuditFilters(search)} />
      <AuditFilterForm filters={filters} />
      <ReadState
        answer={rows}
        failed={failed === 'newest'}
        reading={reading !== null}
        loading={{ lines: 6, label: 'Loading the audit' }}
        unread={{ title: 'The audit could not be read', text: 'Nothing is lost. Only this page got no answer.' }}
        stale={{ title: 'The audit could not be read again' }}
        onRetry={list.refresh}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p className={font.quiet}>
              {address === addressOfAudit() ? (
                'The audit is empty.'
              ) : (
                <>
                  <span>Nothing in the audit matches.</span> <ClearLink />
                </>
              )}
            </p>
          ) : (
            groupByDay(entries, now).map((day) => <AuditDaySection key={day.name} day={day} />)
          )
        }
      </ReadState>
      <MoreRows list={list} unread={{ title: 'The next entries could not be read', text: 'Those above are still true.' }} />
    </>
  );
}
