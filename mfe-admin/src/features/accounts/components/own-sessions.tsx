import { endOtherSessions, endSession, listSessions, type OwnSession } from '@annuity-lantern/contracts/http';
import { across, font, joinClasses, split } from '@annuity-lantern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import styles from './accounts.module.css';

/** In place of the id of one session. */
const OTHERS = 'others';

/** Where the person is signed in, and ending that. */
export function OwnSessions({ now }: { now: number }) {
  const read = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callAsStaff(listSessions, {}, { signal }),
    refetchOnMount: 'always',
  });
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is removed with its row.
  const client = useQueryClient();
  const { start, busy, sent, refusal } = useChange({
    send: (id: string) => (id === OTHERS ? callAsStaff(endOtherSessions, {}) : callAsStaff(endSession, { params: { id } })),
    onSaved: (_answer, ended) => {
      client.setQueryData<readonly OwnSession[]>(queryKeys.sessions, (sessions) =>
        sessions?.filter(({ id, current }) => current || (ended !== OTHERS && id !== ended)),
      );
      list.current?.focus();
    },
    invalidates: [queryKeys.accounts],
  });
  return (
    <ReadState
      answer={read.data}
      failed={hasFailed(read)}
      reading={read.isFetching}
      loading={{ lines: 2, label: 'Loading where you are signed in' }}
      unread={{ title: 'Your sign-ins could not be read', text: 'The server did not answer.' }}
      onRetry={() => void read.refetch()}
    >
      {(sessions) => (
        <>
          <RefusalNotice refusal={refusal} />
          <ul ref={list} tabIndex={-1} className={joinClasses(desk.column, desk.entries)} aria-label="Where you are signed in">
            {sessions.map((session) => (
              <li key={session.id} className={split[16]}>
                <span>
                  <span>{session.browser ?? 'A browser'}</span>
                  {session.current && <strong> (this one)</strong>}
                  <span className={joinClasses(font.quiet, styles.times)}>{timesOf(session, now)}</span>
                </span>
                {!session.current && (
                  <ActionButton
                    variant="outline"
                    label={`Sign out there: ${session.browser ?? 'a browser'}, ${timesOf(session, now)}`}
                    busy={busy && sent === session.id}
                    busyLabel="Signing out..."
                    onClick={() => start(session.id)}
                  >
                    Sign out there
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className={across[8]}>
              <ActionButton variant="outline" busy={busy && sent === OTHERS} busyLabel="Signing out..." onClick={() => start(OTHERS)}>
                Sign out everywhere else
              </ActionButton>
            </div>
          )}
        </>
      )}
    </ReadState>
  );
}

function timesOf({ signedInAt, activeAt }: OwnSession, now: number): string {
  return `Signed in ${atMoment(signedInAt, now)}, last used ${atMoment(activeAt, now)}`;
}
