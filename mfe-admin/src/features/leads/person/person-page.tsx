import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { getPerson, type RequestOfPerson } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { ApiError, followInPlace } from '@annuity-lantern/host-kit';
import { across, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { Fact } from '../components/fact.tsx';
import { HistoryLine } from '../components/history-line.tsx';
import { PanelPart } from '../components/panel-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { consentDoubtWords, consentWords, fullName, revocationWords } from '../model/lead-words.ts';
import { CopyForPerson } from './copy-for-person.tsx';
import { mergeHistories } from './merge-histories.ts';
import styles from './person.module.css';

const likenessWords = {
  email: 'Same person: same email address, other phone number',
  phone: 'Maybe the same person: same phone number, other email address',
  'email and phone': 'Same person: same email address and phone number',
} as const satisfies Record<NonNullable<RequestOfPerson['reason']>, string>;

interface PersonPageProps extends PartProps {
  /** Of one of the person's requests. */
  readonly id: string;
}

/** All requests of one person, with their consents, and one history of notes, calls and steps. */
export function PersonPage({ id, heading }: PersonPageProps) {
  const now = useNow(60_000);
  const query = useQuery({ ...polled, queryKey: queryKeys.person(id), queryFn: ({ signal }) => readPerson(id, signal) });
  const { data, isFetching } = query;
  const refresh = () => void query.refetch();
  return (
    <div className={joinClasses(stack[16], styles.page)}>
      <PartHeader heading={heading} reading={isFetching} onRefresh={refresh} />
      <p>
        <RequestLink id={id}>Back to the request</RequestLink>
      </p>
      {data === null ? (
        <Notice tone="straw" role="status" title="This request is no longer stored" />
      ) : (
        <ReadState
          answer={data}
          failed={hasFailed(query)}
          reading={isFetching}
          loading={{ lines: 6, label: 'Loading all requests of this person' }}
          unread={{ title: 'This person could not be read', text: 'Nothing is lost: it is stored, only the answer did not arrive.' }}
          stale={{ title: 'This could not be read again', readAt: query.dataUpdatedAt }}
          onRetry={refresh}
        >
          {(requests) => <Person id={id} requests={requests} now={now} />}
        </ReadState>
      )}
    </div>
  );
}

interface PersonProps {
  readonly id: string;
  readonly requests: readonly RequestOfPerson[];
  readonly now: number;
}

function Person({ id, requests, now }: PersonProps) {
  const asked = requests.find((request) => request.id === id);
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="person-name">
      <div>
        <h2 id="person-name" className={desk.panelTitle}>
          <bdi>{asked && fullName(asked)}</bdi>
        </h2>
        <p className={font.quiet}>
          {requests.length === 1
            ? '1 request. No other has this email address or phone number.'
            : `${requests.length} requests with this email address or phone number. A household can share a number.`}
        </p>
      </div>
      <CopyForPerson id={id} />
      {requests.map((request) => (
        <Request key={request.id} request={request} now={now} />
      ))}
      <PanelPart id="person-history-title" title="Notes, calls and steps, newest first">
        <ol>
          {mergeHistories(requests).map(({ of, entry }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and several notes share a `seq`.
            <HistoryLine key={place} entry={entry} page={of.page} now={now} reference={leadReference(of.id)} />
          ))}
        </ol>
        {requests.some(({ hasOlder }) => hasOlder) && <p>Older entries are in the requests themselves.</p>}
      </PanelPart>
    </section>
  );
}

function Request({ request, now }: { readonly request: RequestOfPerson; readonly now: number }) {
  const { id, kind, createdAt, status, owner, reason, email, phone } = request;
  return (
    <PanelPart
      id={`person-${id}`}
      title={`${kind === 'consultation' ? 'Consultation' : 'Annuity review'} ${leadReference(id)}, ${momentWords(createdAt, now)}`}
    >
      <p className={across[8]}>
        <RequestLink id={id}>{`Open ${leadReference(id)}`}</RequestLink>
        <StatusBadge status={status} />
        <span className={font.quiet}>{reason ? likenessWords[reason] : 'The request that you came from'}</span>
      </p>
      <dl className={desk.facts}>
        <Fact label="Name">
          <bdi>{fullName(request)}</bdi>
        </Fact>
        <Fact label="Owner">{owner ? <bdi>{owner}</bdi> : 'Nobody yet'}</Fact>
        <Fact label="Phone">{phone}</Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Consent">
          <Consent request={request} now={now} />
        </Fact>
      </dl>
    </PanelPart>
  );
}

function Consent({ request, now }: { readonly request: RequestOfPerson; readonly now: number }) {
  const { agreed } = consentWords(request);
  return (
    <>
      {wantsNoCalls(request) && (
        <p>
          <strong className={desk.brick}>They asked not to be called.</strong>
        </p>
      )}
      <span>{agreed ? `Agreed to ${agreed}.` : 'No automated calls, text messages or further email.'}</span>
      {request.consentDoubt && <p>{consentDoubtWords[request.consentDoubt]}</p>}
      {(request.revocations ?? []).map(({ at, by, way, channels, seq }) => (
        <p key={seq}>{`Taken back ${momentWords(at, now)} (${way}, recorded by ${by}): ${revocationWords(channels)}.`}</p>
      ))}
    </>
  );
}

function RequestLink({ id, children }: { readonly id: string; readonly children: string }) {
  const to = addressOfRequest(id);
  return (
    <a href={to} onClick={(event) => followInPlace(event, to)}>
      {children}
    </a>
  );
}

/** Null for a request that is no longer stored. @throws ApiError */
async function readPerson(id: string, signal: AbortSignal): Promise<readonly RequestOfPerson[] | null> {
  try {
    return (await callAsStaff(getPerson, { params: { id } }, { signal })).requests;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
