import type { StaffMember } from '@annuity-lantern/contracts/http';
import { Button } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { CodeSetUp } from '../../features/accounts/components/code-set-up.tsx';
import { queryKeys } from '../../queries/query-keys.ts';
import { setSession } from '../../queries/session.ts';

interface CodeFirstProps {
  readonly person: StaffMember;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSignOut: () => void;
}

/** In place of the desk for a person who must have a sign-in code. */
export function CodeFirst({ person: { username, role }, heading, onSignOut }: CodeFirstProps) {
  const client = useQueryClient();
  const openDesk = () => {
    setSession(client, { kind: 'signed-in', username, role });
    // What the desk was refused before.
    void client.invalidateQueries({ queryKey: queryKeys.desk });
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Set up your sign-in code
      </h1>
      <p>
        Everyone on this site signs in with a password and a code from an app on their phone. A person who learns your password still can’t
        sign in. It takes about two minutes, then the desk opens.
      </p>
      <CodeSetUp username={username} onDone={openDesk} />
      <Button variant="quiet" onClick={onSignOut}>
        Sign out
      </Button>
    </>
  );
}
