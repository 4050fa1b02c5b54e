import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { listErasedNext } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { followInPlace } from '@annuity-lantern/host-kit';
import { Table } from '@annuity-lantern/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { calendarDayWords } from '../../../dates-and-times/moment-words.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';

const dayOf = (iso: string) => calendarDayWords(iso.slice(0, 10));

/** For managers: which requests are erased next, because they are older than the office keeps them. */
export function ErasedNext() {
  const mayRead = useMayCall(listErasedNext);
  const query = useQuery({
    ...polled,
    queryKey: queryKeys.erasedNext,
    queryFn: mayRead ? ({ signal }) => callAsStaff(listErasedNext, {}, { signal }) : skipToken,
  });
  if (!mayRead) return null;
  return (
    <PartSection id="erased-next" title="Erased next">
      <ReadState
        answer={query.data ?? null}
        failed={hasFailed(query)}
        reading={query.isFetching}
        loading={{ lines: 3, label: 'Loading what is erased next' }}
        unread={{ title: 'This list could not be read', text: 'It changes nothing about requests.' }}
        stale={{ title: 'This could not be read again', readAt: query.dataUpdatedAt }}
        onRetry={() => void query.refetch()}
      >
        {({ days, next, more }) => (
          <>
            <p>
              {days === undefined
                ? 'Requests are kept until somebody erases them. RETENTION_DAYS sets after how many days this site erases them by itself.'
                : `A request is erased ${days} days after its last step. ${next.length === 0 ? 'None is due within 7 days.' : 'These are due within 7 days:'}`}
            </p>
            {next.length > 0 && (
              <Table
                caption="Requests that are erased next"
                captionHidden
                phone="lines"
                columns={[
                  { key: 'request', label: 'Request' },
                  { key: 'status', label: 'Status' },
                  { key: 'lastStep', label: 'Last step' },
                  { key: 'erased', label: 'Erased on' },
                ]}
                rows={next.map(({ id, status, lastStepAt, erasedAt, held }) => ({
                  request: <RequestLink id={id} />,
                  status,
                  lastStep: dayOf(lastStepAt),
                  erased: held ? 'Kept by a hold' : dayOf(erasedAt),
                }))}
              />
            )}
            {more && <p>There are more.</p>}
          </>
        )}
      </ReadState>
    </PartSection>
  );
}

function RequestLink({ id }: { readonly id: string }) {
  const to = addressOfRequest(id);
  return (
    <a href={to} onClick={(event) => followInPlace(event, to)}>
      {leadReference(id)}
    </a>
  );
}
