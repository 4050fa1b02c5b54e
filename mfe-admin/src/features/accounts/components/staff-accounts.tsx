import { listAccounts } from '@annuity-lantern/contracts/http';
import { ErrorState, GreekLines, Notice } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { stateWords } from '../model/account-words.ts';
import { AccountPanel } from './account-panel.tsx';
import styles from './accounts.module.css';

/** Every account, and what a manager may change of the one that is selected. */
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
  const failed = hasFailed(read);
  const selected = accounts?.find(({ id }) => id === selectedId);
  const close = () => {
    document.getElementById(rowId(selectedId))?.focus();
    setSelectedId(null);
  };
  if (!accounts && failed)
    return (
      <ErrorState
        title="The accounts could not be read"
        text="The server did not answer."
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  if (!accounts) return <GreekLines lines={3} label="Loading the accounts" />;
  return (
    <>
      {failed && (
        <Notice tone="straw" role="status" title="The accounts could not be read again">
          <p>What you see may be old. Press Refresh Data to try again.</p>
        </Notice>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">User name</th>
            <th scope="col">Role</th>
            <th scope="col" className={styles.wide}>
              Mail address
            </th>
            <th scope="col">Code</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id} className={account.id === selectedId ? styles.selected : undefined}>
              <th scope="row">
                <button
                  type="button"
                  id={rowId(account.id)}
                  className={styles.name}
                  aria-pressed={account.id === selectedId}
                  onClick={() => setSelectedId(account.id)}
                >
                  {account.username}
                </button>
              </th>
              <td>{account.role}</td>
              <td className={styles.wide}>{account.mail ?? 'None'}</td>
              <td>{account.hasCode ? 'Set' : 'None'}</td>
              <td>{stateWords(account)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {selected && <AccountPanel key={selected.id} account={selected} own={selected.username === own} heading={heading} onClose={close} />}
    </>
  );
}

function rowId(id: string | null): string {
  return `account-row-${id}`;
}
