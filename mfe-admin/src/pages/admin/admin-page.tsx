import type { StaffMember } from '@annuity-lantern/contracts/http';
import { navigate, showToast, usePlace } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { Button, joinClasses, Notice, Part, stack, Wrap } from '@annuity-lantern/ui';
import { QueryClientProvider, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useQueueAlerts } from '../../alerts/use-queue-alerts.ts';
import { OwnMailNotice } from '../../features/accounts/components/own-mail-notice.tsx';
import { SetPasswordForm } from '../../features/accounts/components/set-password-form.tsx';
import { resetTokenOf } from '../../features/accounts/model/reset-token.ts';
import { SignInForm } from '../../features/staff-session/components/sign-in-form.tsx';
import { useSignOut, useStaffSession } from '../../features/staff-session/model/use-staff-session.ts';
import { useHints } from '../../live-hints/use-hints.ts';
import { watchDoing } from '../../queries/call-as-staff.ts';
import { createQueryClient } from '../../queries/query-client.ts';
import { queryKeys } from '../../queries/query-keys.ts';
import { ReadState } from '../../read-state/read-state.tsx';
import { SessionEndNotice } from '../../session-end/session-end-notice.tsx';
import styles from './admin-page.module.css';
import { CodeFirst } from './code-first.tsx';
import { DeskBar } from './desk-bar.tsx';
import { LastErrorLine } from './last-error-line.tsx';
import { addressOf, firstPart, type PartName, partOf, parts, partsFor, unreadPart } from './parts.ts';

export default function AdminPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <StaffDesk />
    </QueryClientProvider>
  );
}

/** The sign-in form, or the desk. */
function StaffDesk() {
  const { session, check } = useStaffSession();
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const mustSetUpCode = session.kind === 'signed-in' && session.mustSetUpCode === true;
  const person = session.kind === 'signed-in' ? session : undefined;
  useEffect(watchDoing, []);
  const { search, hash } = usePlace();
  const token = resetTokenOf(hash);
  const asked = partOf(search);
  const part = person && partsFor(person.role).includes(asked) ? asked : firstPart;
  useFocusOnChange(token !== undefined ? 'reset' : session.kind !== 'signed-in' ? session.kind : mustSetUpCode ? 'code' : part, heading);

  const handleSignOut = () =>
    signOut(() => {
      if (part !== firstPart) navigate(addressOf(firstPart), { replace: true, keepScroll: true });
    });

  if (token !== undefined) {
    const handleSet = () => {
      navigate(addressOf(firstPart), { replace: true, keepScroll: true });
      showToast({ status: 'success', title: 'Your password is set', text: 'Sign in with it.' });
    };
    return (
      <Wrap className={joinClasses(stack[24], styles.entrance)}>
        <h1 ref={heading} tabIndex={-1}>
          Set your password
        </h1>
        <SetPasswordForm token={token} onDone={handleSet} />
      </Wrap>
    );
  }
  return (
    <>
      {person && (
        <Activity mode={mustSetUpCode ? 'hidden' : 'visible'}>
          <DeskOf key={person.username} person={person} part={part} heading={heading} onSignOut={handleSignOut} />
        </Activity>
      )}
      {mustSetUpCode && (
        <Wrap className={joinClasses(stack[24], styles.entrance)}>
          <CodeFirst person={session} heading={heading} onSignOut={handleSignOut} />
        </Wrap>
      )}
      {session.kind !== 'signed-in' && (
        <Wrap className={joinClasses(stack[24], styles.entrance)}>
          <h1 ref={heading} tabIndex={-1}>
            Staff sign-in
          </h1>
          <ReadState
            answer={session.kind === 'signed-out' ? session : null}
            failed={session.kind === 'unreachable'}
            reading={false}
            loading={{ lines: 4, label: 'Checking if you are signed in' }}
            unread={{ title: 'The staff desk does not answer', text: 'Check your connection, or try again in a moment.' }}
            onRetry={() => void check()}
          >
            {(ended) => (
              <>
                {ended.why === 'ended' && (
                  <Notice tone="straw" role="status" title="Your sign-in has ended.">
                    <p>Sign in again to go on where you were. Notes you did not save are still here.</p>
                  </Notice>
                )}
                {ended.why === 'left' && (
                  <Notice tone="leaf" role="status">
                    <p>You have signed out.</p>
                  </Notice>
                )}
                {ended.why === 'unanswered' && (
                  <Notice tone="brick" role="alert" title="We could not sign you out.">
                    <p>The server did not answer, so you may still be signed in. Try again before you leave this computer.</p>
                    <Button size="small" onClick={handleSignOut}>
                      Sign out again
                    </Button>
                  </Notice>
                )}
                {ended.why === 'leaving' ? (
                  <p role="status">Signing you out...</p>
                ) : (
                  <SignInForm username={ended.why === 'ended' ? ended.person.username : ''} />
                )}
              </>
            )}
          </ReadState>
        </Wrap>
      )}
    </>
  );
}

interface DeskOfProps {
  readonly person: StaffMember;
  readonly part: PartName;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSignOut: () => void;
}

/** The parts of one person's desk, each with its own address. Each part keeps its state while another is open. */
function DeskOf({ person, part, heading, onSignOut }: DeskOfProps) {
  const [opened, setOpened] = useState<readonly PartName[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  // A part that is opened again has the filters of its address again.
  const { search } = usePlace();
  const client = useQueryClient();
  const { data: addresses = {} } = useQuery<Partial<Record<PartName, string>>>({ queryKey: queryKeys.partAddresses, queryFn: skipToken });
  useEffect(() => {
    if (partOf(search) === part)
      client.setQueryData(queryKeys.partAddresses, (before: typeof addresses = {}) => ({ ...before, [part]: search }));
  }, [client, search, part]);
  useHints();
  useQueueAlerts();
  return (
    <div data-dense="" className={styles.desk}>
      <DeskBar names={partsFor(person.role)} part={part} addresses={addresses} username={person.username} onSignOut={onSignOut} />
      <UnreadLink parts={unreadPart(search)} />
      {opened.map((name) => {
        const { Part: DeskPart, title } = parts[name];
        const isShown = name === part;
        const titled = (
          <h1 ref={isShown ? heading : undefined} tabIndex={-1} className={styles.deskTitle}>
            {title}
          </h1>
        );
        return (
          <Activity key={name} mode={isShown ? 'visible' : 'hidden'}>
            <Part fallback={() => <BrokenPart titled={titled} />}>
              <DeskPart heading={titled} />
            </Part>
          </Activity>
        );
      })}
      {person.needsMail && <OwnMailNotice />}
      <LastErrorLine />
      <SessionEndNotice heading={heading} />
    </div>
  );
}

/** The other parts keep working, with what is typed in them. */
function BrokenPart({ titled }: { readonly titled: ReactNode }) {
  return (
    <div className={stack[24]}>
      {titled}
      <Notice tone="brick" role="alert" title="This part of the desk has stopped">
        <p>What you saved is stored. Save your work in the other parts, then reload the page.</p>
        <Button size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Notice>
    </div>
  );
}

/** Focuses the heading when the content below it is replaced, but not when the page has just opened. */
function useFocusOnChange(shown: string, heading: { readonly current: HTMLElement | null }): void {
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last !== shown && last !== 'checking' && shown !== 'checking') heading.current?.focus({ preventScroll: true });
  }, [shown, heading]);
}
