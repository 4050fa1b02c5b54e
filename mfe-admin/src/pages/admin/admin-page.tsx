import { followInPlace, navigate, showToast, usePlace } from '@annuity-lantern/host-kit';
import { Button, ErrorState, GreekLines, Notice, Wrap } from '@annuity-lantern/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, type RefObject, useEffect, useRef, useState } from 'react';
import { LeadDesk } from '../../features/leads/components/lead-desk.tsx';
import { RateDesk } from '../../features/rates/components/rate-desk.tsx';
import { emptyDraft } from '../../features/rates/model/rate-draft.ts';
import { SignInForm } from '../../features/staff-session/components/sign-in-form.tsx';
import { useSignOut, useStaffSession } from '../../features/staff-session/model/use-staff-session.ts';
import { watchDoing } from '../../queries/call-as-staff.ts';
import { createQueryClient } from '../../queries/query-client.ts';
import styles from './admin-page.module.css';

/** By the name in the address; without one, the part is `requests`. */
const partNames = { requests: 'Requests', rates: 'Rates' } as const;
type Part = keyof typeof partNames;

export default function AdminPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <StaffDesk />
    </QueryClientProvider>
  );
}

/** The sign-in form, or the desk. When a session ends by itself, the desk waits out of sight with everything that was typed in it. */
function StaffDesk() {
  const { session, check } = useStaffSession();
  const { mutate: signOut } = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnded = session.kind === 'signed-out' && session.why === 'ended';
  const person = session.kind === 'signed-in' ? session : isEnded ? session.person : undefined;
  useEffect(watchDoing, []);
  const part: Part = new URLSearchParams(usePlace().search).get('part') === 'rates' ? 'rates' : 'requests';
  useFocusOnChange(session.kind === 'signed-in' ? part : session.kind, heading);

  const handleSignOut = () =>
    signOut(undefined, {
      onSuccess: () => {
        if (part !== 'requests') navigate(addressOf('requests'), { replace: true, keepScroll: true });
      },
      onError: () => showToast({ status: 'error', title: 'You are still signed in', text: 'The server did not answer. Please try again.' }),
    });

  return (
    <>
      {person && (
        <Activity mode={isEnded ? 'hidden' : 'visible'}>
          <DeskOf key={person.username} username={person.username} part={part} heading={heading} onSignOut={handleSignOut} />
        </Activity>
      )}
      {session.kind !== 'signed-in' && (
        <Wrap className={styles.entrance}>
          <h1 ref={heading} tabIndex={-1}>
            Staff sign-in
          </h1>
          {session.kind === 'checking' && <GreekLines lines={4} label="Looking whether you are signed in" />}
          {session.kind === 'unreachable' && (
            <ErrorState
              title="The staff desk does not answer"
              text="Check your connection, or try again in a moment."
              onRetry={() => void check()}
            />
          )}
          {session.kind === 'signed-out' && (
            <>
              {session.why === 'ended' && (
                <Notice tone="straw" role="status" title="Your sign-in has ended.">
                  <p>Sign in again to go on where you were. What you typed is still there.</p>
                </Notice>
              )}
              {session.why === 'left' && (
                <Notice tone="leaf" role="status">
                  <p>You have signed out.</p>
                </Notice>
              )}
              <SignInForm />
            </>
          )}
        </Wrap>
      )}
    </>
  );
}

interface DeskOfProps {
  readonly username: string;
  readonly part: Part;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSignOut: () => void;
}

/** The parts of one person's desk, each with its own address. Each part keeps its state while another is open. */
function DeskOf({ username, part, heading, onSignOut }: DeskOfProps) {
  const [draft, setDraft] = useState(emptyDraft);

  const account = (
    <>
      <Parts part={part} />
      <Account username={username} onSignOut={onSignOut} />
    </>
  );
  return (
    <Wrap className={styles.desk}>
      <h1 ref={heading} tabIndex={-1} className={styles.deskTitle}>
        {part === 'requests' ? 'Lead desk' : 'Rates'}
      </h1>
      <Activity mode={part === 'requests' ? 'visible' : 'hidden'}>
        <LeadDesk account={account} />
      </Activity>
      {part === 'rates' && <RateDesk draft={draft} onDraft={setDraft} account={account} />}
    </Wrap>
  );
}

function Parts({ part }: { part: Part }) {
  return (
    <nav aria-label="Staff desk" className={styles.parts}>
      {(['requests', 'rates'] as const).map((name) => (
        <a
          key={name}
          href={addressOf(name)}
          className={styles.part}
          aria-current={name === part ? 'page' : undefined}
          onClick={(event) => followInPlace(event, addressOf(name))}
        >
          {partNames[name]}
        </a>
      ))}
    </nav>
  );
}

/** Relative to the path of the desk. */
function addressOf(part: Part): string {
  return `?part=${part}`;
}

function Account({ username, onSignOut }: { username: string; onSignOut: () => void }) {
  return (
    <span className={styles.account}>
      <span className={styles.who}>{username}</span>
      <Button variant="quiet" size="small" onClick={onSignOut}>
        Sign out
      </Button>
    </span>
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
