import { addAccount, listAccounts, readTurns } from '@annuity-lantern/contracts/http';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { AllowNotifications } from '../../../alerts/allow-notifications.tsx';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { PartSection } from '../../../part-section/part-section.tsx';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession, useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { Turns } from '../turns/turns.tsx';
import { AddAccountForm } from './add-account-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { StaffAccounts } from './staff-accounts.tsx';

/** The own password, sign-in code and sign-ins; for managers, the accounts of everyone. */
export function Accounts({ heading }: PartProps) {
  const client = useQueryClient();
  const mayList = useMayCall(listAccounts);
  const mayTurn = useMayCall(readTurns);
  const mayAdd = useMayCall(addAccount);
  const now = useNow(15_000);
  const session = getSession(client);
  const username = session?.kind === 'signed-in' ? session.username : '';
  const reading = useIsFetching({ queryKey: queryKeys.accounts }) > 0;
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.accounts });
  return (
    <>
      <PartHeader reading={reading} onRefresh={refresh} heading={heading} />
      <div className={desk.parts}>
        {mayList && (
          <PartSection id="accounts-staff" title="Staff">
            <StaffAccounts username={username} />
          </PartSection>
        )}
        {mayTurn && (
          <PartSection id="accounts-turns" title="New requests in turn">
            <Turns />
          </PartSection>
        )}
        {mayAdd && (
          <PartSection id="accounts-add" title="Add an account">
            <AddAccountForm />
          </PartSection>
        )}
        <PartSection id="accounts-password" title="My password">
          <PasswordForm username={username} />
        </PartSection>
        <PartSection id="accounts-code" title="My sign-in code">
          <SignInCode username={username} now={now} />
        </PartSection>
        <PartSection id="accounts-notifications" title="Notifications">
          <AllowNotifications />
        </PartSection>
        <PartSection id="accounts-sessions" title="Where I am signed in">
          <OwnSessions now={now} />
        </PartSection>
      </div>
    </>
  );
}
