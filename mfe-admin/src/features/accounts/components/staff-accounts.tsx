import { listAccounts } from '@annuity-lantern/contracts/http';
import { font, joinClasses } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { licensedWords, stateWords, uncheckedWords } from '../model/account-words.ts';
import { AccountPanel } from './account-panel.tsx';
import styles from './accounts.module.css';

/** All accounts, and a manager's actions on the selected one. */
export function StaffAccounts({ username: own }: { username: string }) {
  const read = useQuery({
    queryKey: queryKeys.staff,
    queryFn: ({ signal }) => callAsStaff(listAccounts, {}, { signal }),
    refetchOnMount: 'always',
  });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (selectedId !== null) heading.current?.focus();
  }, [selectedId]);

  const { data: accounts } = read;
  const selected = accounts?.find(({ id }) => id === selectedId);
  const close = () => {
    document.getElementById(rowId(selectedId))?.focus();
    setSelectedId(null);
  };
  return (
    <ReadState
      answer={accounts}
      failed={hasFailed(read)}
      reading={read.isFetching}
      loading={{ lines: 3, label: 'Loading the accounts' }}
      unread={{ title: 'The accounts could not be read', text: 'The server did not answer.' }}
      stale={{ title: 'The accounts could not be read again' }}
      onRetry={() => void read.refetch()}
    >
      {(all) => (
        <>
          <p className={font.quiet}>{uncheckedWords(all)}</p>
          <table className={joinClasses(font.anywhere, desk.table)}>
            <thead>
              <tr>
                <th scope="col">User name</th>
                <th scope="col">Role</th>
                <th scope="col" className={styles.wide}>
                  Mail address
                </th>
                <th scope="col" className={styles.wide}>
                  Licensed states
                </th>
                <th scope="col">Code</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {all.map((account) => (
                <tr key={account.id} className={account.id === selectedId ? desk.selected : undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      id={rowId(account.id)}
                      className={desk.name}
                      aria-pressed={account.id === selectedId}
                      onClick={() => setSelectedId(account.id)}
                    >
                      <bdi>{account.username}</bdi>
                    </button>
                  </th>
                  <td>{account.role}</td>
                  <td className={styles.wide}>{account.mail ?? 'None'}</td>
                  <td className={styles.wide}>{licensedWords(account)}</td>
                  <td>{account.hasCode ? 'Set' : 'None'}</td>
                  <td>{stateWords(account)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {selected && (
            <AccountPanel key={selected.id} account={selected} own={selected.username === own} heading={heading} onClose={close} />
          )}
        </>
      )}
    </ReadState>
  );
}

function rowId(id: string | null): string {
  return `account-row-${id}`;
}
