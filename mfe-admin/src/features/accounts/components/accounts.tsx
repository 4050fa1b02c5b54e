import { addAccount, listAccounts } from '@annuity-lantern/contracts/http';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { DeskBar, type PartProps } from '../../../desk-bar/desk-bar.tsx';
import { useNow } from '../../../moments/use-now.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession, useMayCall } from '../../../queries/session.ts';
import styles from './accounts.module.css';
import { AddAccountForm } from './add-account-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { StaffAccounts } from './staff-accounts.tsx';

/** The own password, sign-in code and sign-ins; for managers, the accounts of everyone. */
export function Accounts({ head }: PartProps) {
  const client = useQueryClient();
  const mayList = useMayCall(listAccounts);
  const mayAdd = useMayCall(addAccount);
  const now = useNow(15_000);
  const session = getSession(client);
  const username = session?.kind === 'signed-in' ? session.username : '';
  const reading = useIsFetching({ queryKey: queryKeys.accounts }) > 0;
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.accounts });
  return (
    <>
      <DeskBar reading={reading} onRefresh={refresh} head={head} />
      <div className={styles.parts}>
        {mayList && (
          <section className={styles.section} aria-labelledby="accounts-staff">
            <PartTitle id="accounts-staff">Staff</PartTitle>
            <StaffAccounts username={username} />
          </section>
        )}
        {mayAdd && (
          <section className={styles.section} aria-labelledby="accounts-add">
            <PartTitle id="accounts-add">Add an account</PartTitle>
            <AddAccountForm />
          </section>
        )}
        <section className={styles.section} aria-labelledby="accounts-password">
          <PartTitle id="accounts-password">My password</PartTitle>
          <PasswordForm username={username} />
        </section>
        <section className={styles.section} aria-labelledby="accounts-code">
          <PartTitle id="accounts-code">My sign-in code</PartTitle>
          <SignInCode username={username} now={now} />
        </section>
        <section className={styles.section} aria-labelledby="accounts-sessions">
          <PartTitle id="accounts-sessions">Where I am signed in</PartTitle>
          <OwnSessions now={now} />
        </section>
      </div>
    </>
  );
}
