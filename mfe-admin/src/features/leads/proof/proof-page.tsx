import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { choiceWords, getConsentProof, type ProvedConsent } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { ApiError, followInPlace } from '@annuity-lantern/host-kit';
import { Button, font, joinClasses, Notice, screenOnly, stack } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { Fact } from '../components/fact.tsx';
import { PanelPart } from '../components/panel-part.tsx';
import { consentDoubtWords } from '../model/lead-words.ts';
import styles from './proof.module.css';
import { lateWords, recorderWords, recordTitle, utcWords } from './record-words.ts';

interface ProofPageProps extends PartProps {
  /** Of the request. */
  readonly id: string;
}

type Proof = Awaited<ReturnType<typeof readProof>>;

/** Every choice of one request, with its words and what proves it: to print. It names no person. */
export function ProofPage({ id, heading }: ProofPageProps) {
  // Read when it is opened and on demand, because each read verifies whole days.
  const query = useQuery({ queryKey: queryKeys.proof(id), queryFn: ({ signal }) => readProof(id, signal), staleTime: 0 });
  const { data, isFetching } = query;
  const refresh = () => void query.refetch();
  const back = addressOfRequest(id);
  return (
    <div className={joinClasses(stack[16], styles.page)}>
      <PartHeader heading={heading} reading={isFetching} onRefresh={refresh} />
      <p className={screenOnly}>
        <a href={back} onClick={(event) => followInPlace(event, back)}>
          Back to the request
        </a>
      </p>
      {data === null ? (
        <Notice tone="straw" role="status" title="Nothing is recorded of this request" />
      ) : (
        <ReadState
          answer={data}
          failed={hasFailed(query)}
          reading={isFetching}
          loading={{ lines: 6, label: 'Loading the proof of consent' }}
          unread={{ title: 'The proof could not be read', text: 'Nothing is lost: it is stored, only the answer did not arrive.' }}
          stale={{ title: 'This could not be read again', readAt: query.dataUpdatedAt }}
          onRetry={refresh}
        >
          {(proof) => <ProofOfRequest proof={proof} />}
        </ReadState>
      )}
    </div>
  );
}

function ProofOfRequest({ proof }: { readonly proof: NonNullable<Proof> }) {
  const { id, createdAt, records } = proof;
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="proof-title">
      <div>
        <h2 id="proof-title" className={desk.panelTitle}>
          {`Proof of consent, request ${leadReference(id)}`}
        </h2>
        <p className={font.quiet}>{`Received ${utcWords(createdAt)}. ${id}`}</p>
      </div>
      <Verdict proof={proof} />
      <Button className={styles.print} variant="outline" size="small" onClick={() => window.print()}>
        Print
      </Button>
      {records.map((record, place) => (
        <RecordPart key={record.position} record={record} place={place + 1} />
      ))}
    </section>
  );
}

function Verdict({ proof: { faults, isComplete, records, verifiedAt } }: { readonly proof: NonNullable<Proof> }) {
  return (
    <>
      {faults > 0 ? (
        <Notice tone="brick" title="The records do not verify">
          <p>{`${faults} ${faults === 1 ? 'entry was' : 'entries were'} changed or removed. Save the database before anything else, and ask an engineer.`}</p>
        </Notice>
      ) : (
        records.length > 0 && (
          <Notice tone="leaf" title="The records verify">
            <p>{`Checked ${utcWords(verifiedAt)}: nothing was changed or removed since it was written.`}</p>
          </Notice>
        )
      )}
      {!isComplete && (
        <Notice tone="straw" title="The newest choice is not recorded yet">
          <p>This usually takes a minute. Refresh Data reads it again.</p>
        </Notice>
      )}
    </>
  );
}

function RecordPart({ record, place }: { readonly record: ProvedConsent; readonly place: number }) {
  const {
    id,
    at,
    words,
    version,
    doubt,
    page,
    globalPrivacyControl,
    address,
    userAgent,
    position,
    hash,
    isIntact,
    contradicted,
    signed,
    late,
  } = record;
  const recorder = recorderWords(record);
  return (
    <PanelPart id={`record-${place}`} title={`${place}. ${recordTitle(record)}`}>
      <dl className={joinClasses(desk.facts, styles.record)}>
        <Fact label="Time">{utcWords(at)}</Fact>
        {recorder && <Fact label="Source">{recorder}</Fact>}
        {words && <Fact label={`Words shown (version ${version})`}>{`“${words}”`}</Fact>}
        {doubt && <Fact label="Doubt">{choiceWords(consentDoubtWords, doubt) ?? doubt}</Fact>}
        {page && <Fact label="Page">{page}</Fact>}
        {globalPrivacyControl !== undefined && (
          <Fact label="Global Privacy Control">{globalPrivacyControl ? 'Sent by the browser' : 'Not sent'}</Fact>
        )}
        {address && <Fact label="Network address (digest)">{address}</Fact>}
        {userAgent && <Fact label="Browser (digest)">{userAgent}</Fact>}
        {signed !== undefined && <Fact label="Signed on arrival">{signed ? 'Yes' : 'No: an older release took the request in'}</Fact>}
        {late && <Fact label="Recorded on a later day">{choiceWords(lateWords, late) ?? late}</Fact>}
        <Fact label="Record">{id}</Fact>
        <Fact label="Place in the chain">{position}</Fact>
        <Fact label="Hash">
          <span>{hash}</span>
          {!isIntact && <strong className={desk.brick}> This record does not verify.</strong>}
          {contradicted && <strong className={desk.brick}> The request says something else.</strong>}
        </Fact>
      </dl>
    </PanelPart>
  );
}

/** Null if the ledger and the desk know no such request. @throws ApiError */
async function readProof(id: string, signal: AbortSignal) {
  try {
    return await callAsStaff(getConsentProof, { params: { id } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
