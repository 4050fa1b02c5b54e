import { listSealed, type PipelineHealth, retrySealed, type SealedRequest } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { showToast } from '@annuity-lantern/host-kit';
import { font, Table } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../../change/action-button.tsx';
import { toastFailure } from '../../../change/toast-failure.ts';
import { useChange } from '../../../change/use-change.ts';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { HealthBadge } from './health-badge.tsx';

const reasonWords = {
  not_yet: 'MongoDB did not answer. We try again by ourselves.',
  unknown_key: 'SEALING_KEYS lacks its key.',
  damaged: 'It was changed or cut off in Redis.',
  unreadable: 'This version cannot read it.',
  refused: 'MongoDB can never store it. The log of lead-worker says why.',
  worker_lost: 'Four workers in a row ended while they had it. Find out why first.',
} as const satisfies Record<NonNullable<SealedRequest['reason']>, string>;

const stateWords = { waiting: 'Waits', running: 'Being tried', parked: 'Stopped' } as const satisfies Record<
  SealedRequest['state'],
  string
>;

/** The requests that are only in Redis. A manager can have one tried again. */
export function SealedSection({ sealed, now }: Pick<PipelineHealth, 'sealed'> & { readonly now: number }) {
  const read = useQuery({ ...polled, queryKey: queryKeys.sealed, queryFn: ({ signal }) => callAsStaff(listSealed, {}, { signal }) });
  return (
    <PartSection id="health-sealed" tabIndex={-1} title="Sealed requests">
      <SealedLine sealed={sealed} />
      <ReadState
        answer={read.data}
        failed={hasFailed(read)}
        reading={read.isFetching}
        loading={{ lines: 2, label: 'Loading the sealed requests' }}
        unread={{ title: 'The sealed requests could not be read', text: 'This says nothing about them. Only this list got no answer.' }}
        stale={{ title: 'The sealed requests could not be read again', readAt: read.dataUpdatedAt }}
        onRetry={() => void read.refetch()}
      >
        {({ requests, more }) =>
          requests === undefined ? (
            <p className={font.quiet}>Redis does not answer, so this list is not known.</p>
          ) : (
            <>
              {requests.length > 0 && <SealedTable requests={requests} now={now} />}
              {more && <p>There are more. These are the first 100.</p>}
            </>
          )
        }
      </ReadState>
    </PartSection>
  );
}

function SealedLine({ sealed: { color, waiting, parked } }: Pick<PipelineHealth, 'sealed'>) {
  const words =
    waiting === undefined || parked === undefined ? 'not known, because Redis does not answer.' : `${waiting} waiting, ${parked} parked.`;
  return (
    <p className={desk.words}>
      <HealthBadge color={color} /> <span>{`Sealed requests: ${words}`}</span>
    </p>
  );
}

function SealedTable({ requests, now }: { readonly requests: readonly SealedRequest[]; readonly now: number }) {
  return (
    <Table
      caption="Sealed requests"
      captionHidden
      phone="lines"
      columns={[
        { key: 'request', label: 'Request' },
        { key: 'since', label: 'Since' },
        { key: 'state', label: 'State' },
        { key: 'tries', label: 'Tries', numeric: true },
        { key: 'why', label: 'Last try' },
        { key: 'again', label: 'Try again' },
      ]}
      rows={requests.map(({ id, leadId, since, state, tries, reason }) => ({
        request: leadReference(leadId),
        since: <time dateTime={since}>{momentWords(since, now)}</time>,
        state: stateWords[state],
        tries: String(tries),
        why: reason ? reasonWords[reason] : 'None yet',
        again: state === 'running' ? '-' : <RetryButton id={id} leadId={leadId} />,
      }))}
    />
  );
}

/** Renders nothing without the right. */
function RetryButton({ id, leadId }: Pick<SealedRequest, 'id' | 'leadId'>) {
  const mayRetry = useMayCall(retrySealed);
  const { start, busy } = useChange({
    send: () => callAsStaff(retrySealed, { params: { id } }),
    onSaved: () => showToast({ status: 'success', title: 'Tried again', text: 'A worker takes the request within a few seconds.' }),
    onFailed: toastFailure(
      { title: 'It is not sealed anymore', text: 'It was stored, or is being tried now.' },
      { title: 'We do not know whether it was tried again', text: 'Redis or the desk did not answer. Please try again.' },
    ),
    invalidates: [queryKeys.health],
  });
  if (!mayRetry) return null;
  return (
    <ActionButton
      variant="outline"
      label={`Try again: request ${leadReference(leadId)}`}
      busy={busy}
      busyLabel="Asking..."
      onClick={() => start()}
    >
      Try again
    </ActionButton>
  );
}
