import { HEAVY_READING, listHeavyReaders } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { followInPlace } from '@annuity-lantern/host-kit';
import { above, Notice } from '@annuity-lantern/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';

const AUDIT = '?part=audit';

/** Tells managers who read unusually many requests in the last hour. Renders nothing if no one did. */
export function HeavyReaders() {
  const mayRead = useMayCall(listHeavyReaders);
  const { data: readers = [] } = useQuery({
    ...polled,
    queryKey: queryKeys.heavyReaders,
    queryFn: mayRead ? ({ signal }) => callAsStaff(listHeavyReaders, {}, { signal }) : skipToken,
  });
  if (readers.length === 0) return null;
  return (
    <Notice tone="straw" role="status" className={above[16]} title={`Someone read more than ${HEAVY_READING} requests in an hour`}>
      {readers.map(({ username, rows }) => (
        <p key={username}>{`${isolateName(username)}: ${rows} requests in the last hour.`}</p>
      ))}
      <p>
        <span>This counts searches, filters, later pages and opened requests.</span>{' '}
        <a href={AUDIT} onClick={(event) => followInPlace(event, AUDIT)}>
          See the audit
        </a>
      </p>
    </Notice>
  );
}
