import { canHaveRequests, listLicenseGaps } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { followInPlace } from '@annuity-lantern/host-kit';
import { above, Notice } from '@annuity-lantern/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { calendarDayWords } from '../../../dates-and-times/moment-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall, useOwnName } from '../../../queries/session.ts';
import { useOwners } from '../owners/owners.tsx';
import { endingLicenses, stateName } from './license-words.ts';
import { useOfficeDay } from './use-unlicensed.ts';

/** Accounts and states beside the lists of requests. The others follow once these are handed over. */
const MOST_LINES = 5;

/** Tells a person of own licenses that end, and managers of those of everyone and of open requests that lack a licensed person. */
export function LicenseFindings() {
  const mayRead = useMayCall(listLicenseGaps);
  const owners = useOwners() ?? [];
  const ownName = useOwnName();
  const today = useOfficeDay();
  const { data: gaps } = useQuery({
    ...polled,
    queryKey: queryKeys.licenseGaps,
    queryFn: mayRead ? ({ signal }) => callAsStaff(listLicenseGaps, {}, { signal }) : skipToken,
  });
  const told = owners.filter((one) => canHaveRequests(one) && (mayRead || one.username === ownName));
  const ending = told.flatMap(({ id, username, licenses }) =>
    endingLicenses(licenses, today)
      // Managers read of an ended one beside its open requests.
      .filter(({ hasEnded }) => !hasEnded || username === ownName)
      .map((license) => ({ ...license, id, whose: username === ownName ? 'Your' : `${isolateName(username)}’s` })),
  );
  const { nobody = [], owned = [], unchecked = false } = gaps ?? {};
  if (ending.length === 0 && owned.length === 0 && nobody.length === 0) return null;
  return (
    <Notice tone="straw" role="status" className={above[16]} title="Licenses">
      {owned.slice(0, MOST_LINES).map(({ owner, username, state, count, until }) => (
        <p key={`${owner} ${state}`}>
          <span>
            {until === undefined
              ? `${isolateName(username)} is not licensed for ${stateName(state)}.`
              : `${isolateName(username)}’s ${stateName(state)} license ended on ${calendarDayWords(until)}.`}
          </span>{' '}
          <Requests of={{ owner, state }}>{`Hand over ${counted(count)}`}</Requests>
        </p>
      ))}
      {owned.length > MOST_LINES && <p>{`And ${owned.length - MOST_LINES} more of such accounts and states.`}</p>}
      {ending.map(({ id, whose, state, until, hasEnded }) => (
        <p key={`${id} ${state}`}>{`${whose} ${stateName(state)} license ${hasEnded ? 'ended' : 'ends'} on ${calendarDayWords(until)}.`}</p>
      ))}
      {nobody.length > 0 && (
        <p>
          <span>{unchecked ? 'Only unchecked accounts may take:' : 'Nobody licensed is here for:'}</span>{' '}
          {nobody.map(({ state, count }, place) => (
            <span key={state}>
              {place > 0 && <span>, </span>}
              <Requests of={{ state }}>{`${stateName(state)} (${counted(count)})`}</Requests>
            </span>
          ))}
          <span>.</span>
        </p>
      )}
    </Notice>
  );
}

interface RequestsProps {
  readonly of: Readonly<Record<string, string>>;
  readonly children: string;
}

function Requests({ of, children }: RequestsProps) {
  const address = `?${new URLSearchParams({ part: 'requests', ...of, open: '1' })}`;
  return (
    <a href={address} onClick={(event) => followInPlace(event, address)}>
      {children}
    </a>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 open request' : `${count} open requests`;
}
