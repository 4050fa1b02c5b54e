import { followInPlace, navigate, showToast, usePlace } from '@annuity-lantern/host-kit';
import { Button, ErrorState, GreekLines, Notice, Wrap } from '@annuity-lantern/ui';
import { Activity, useEffect, useRef, useState } from 'react';
import { freshPlace, LeadDesk } from '../../features/leads/components/lead-desk.tsx';
import { RateDesk } from '../../features/rates/components/rate-desk.tsx';
import { emptyDraft } from '../../features/rates/model/rate-draft.ts';
import { SignInForm } from '../../features/staff-session/components/sign-in-form.tsx';
import { useStaffSession } from '../../features/staff-session/model/use-staff-session.ts';
import styles from './admin-page.module.css';

/** As the address names them; requests, when it names none. */
const partNames = { requests: 'Requests', rates: 'Rates' } as const;
type Part = keyof typeof partNames;

/** Sign-in, and behind it the two parts of the desk, each with its own address. What was begun in one stays while the other is open. */
export default function AdminPage() {
  const { session, check, enter, leave, end } = useStaffSession();
  const place = useRef(freshPlace);
  const part: Part = new URLSearchParams(usePlace().search).get('part') === 'rates' ? 'rates' : 'requests';
  const [draft, setDraft] = useState(emptyDraft);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(session.kind, session.kind === 'signed-in' ? part : '', heading);

  const signOut = async () => {
    if (await leave()) {
      place.current = freshPlace;
      setDraft(emptyDraft);
      if (part !== 'requests') navigate(addressOf('requests'), { replace: true, keepScroll: true });
    } else showToast({ status: 'error', title: 'You are still signed in', text: 'The server did not answer. Please try again.' });
  };

  if (session.kind === 'signed-in') {
    const account = (
      <>
        <Parts part={part} />
        <Account username={session.username} onSignOut={signOut} />
      </>
    );
    return (
      <Wrap className={styles.desk}>
        <h1 ref={heading} tabIndex={-1} className={styles.deskTitle}>
          {part === 'requests' ? 'Lead desk' : 'Rates'}
        </h1>
        <Activity mode={part === 'requests' ? 'visible' : 'hidden'}>
          <LeadDesk place={place} account={account} onSessionEnded={end} />
        </Activity>
        {part === 'rates' && <RateDesk draft={draft} onDraft={setDraft} account={account} onSessionEnded={end} />}
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

/** Beside the desk's own path, whatever that is. */
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

/** The page's content is replaced in place, so the reader is taken to its heading; not when the page has just opened. */
function useFocusOnChange(kind: string, part: string, heading: { readonly current: HTMLElement | null }): void {
  const before = useRef({ kind, part });
  useEffect(() => {
    const last = before.current;
    before.current = { kind, part };
    if (last.kind === 'checking' || kind === 'checking') return;
    if (last.kind !== kind || last.part !== part) heading.current?.focus({ preventScroll: true });
  }, [kind, part, heading]);
}
