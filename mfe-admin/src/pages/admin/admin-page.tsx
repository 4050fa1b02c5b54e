import { showToast } from '@annuity-lantern/host-kit';
import { Button, ErrorState, GreekLines, Notice, Wrap } from '@annuity-lantern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskPlace, LeadDesk } from '../../features/leads/components/lead-desk.tsx';
import { SignInForm } from '../../features/staff-session/components/sign-in-form.tsx';
import { useStaffSession } from '../../features/staff-session/model/use-staff-session.ts';
import styles from './admin-page.module.css';

const freshPlace: DeskPlace = { selectedId: null, shownCounts: { consultations: 0, reviews: 0 }, scrollY: 0 };

/** Sign-in, and behind it the lead desk. */
export default function AdminPage() {
  const { session, check, enter, leave, end } = useStaffSession();
  const [place, setPlace] = useState(freshPlace);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(session.kind, heading);

  const handleSessionEnded = useCallback(
    (left: DeskPlace) => {
      setPlace(left);
      end();
    },
    [end],
  );
  const signOut = async () => {
    if (await leave()) setPlace(freshPlace);
    else showToast({ status: 'error', title: 'You are still signed in', text: 'The server did not answer. Please try again.' });
  };

  if (session.kind === 'signed-in') {
    return (
      <Wrap className={styles.desk}>
        <h1 ref={heading} tabIndex={-1} className={styles.deskTitle}>
          Lead desk
        </h1>
        <LeadDesk place={place} onSessionEnded={handleSessionEnded} account={<Account username={session.username} onSignOut={signOut} />} />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.entrance}>
      <h1 ref={heading} tabIndex={-1}>
        Staff sign-in
      </h1>
      {session.kind === 'checking' && <GreekLines lines={4} label="Looking whether you are signed in" />}
      {session.kind === 'unreachable' && (
        <ErrorState title="The staff desk does not answer" text="Check your connection, or try again in a moment." onRetry={check} />
      )}
      {session.kind === 'signed-out' && (
        <>
          {session.why === 'ended' && (
            <Notice tone="straw" role="status" title="Your sign-in has ended.">
              <p>Sign in again and you are back where you were.</p>
            </Notice>
          )}
          {session.why === 'left' && (
            <Notice tone="leaf" role="status">
              <p>You have signed out.</p>
            </Notice>
          )}
          <SignInForm onSubmit={enter} />
        </>
      )}
    </Wrap>
  );
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

/** The page's content is replaced in place, so the reader is taken to its heading; not when the page has just opened. */
function useFocusOnChange(kind: string, heading: { readonly current: HTMLElement | null }): void {
  const before = useRef(kind);
  useEffect(() => {
    const changed = before.current !== kind && before.current !== 'checking' && kind !== 'checking';
    before.current = kind;
    if (changed) heading.current?.focus({ preventScroll: kind === 'signed-in' });
  }, [kind, heading]);
}
