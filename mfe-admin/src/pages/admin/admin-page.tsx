import { showToast } from '@annuity-lantern/host-kit';
import { Button, ErrorState, GreekLines, Notice, Wrap } from '@annuity-lantern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskPlace, LeadDesk } from '../../features/leads/components/lead-desk.tsx';
import { RateDesk } from '../../features/rates/components/rate-desk.tsx';
import { emptyDraft } from '../../features/rates/model/rate-draft.ts';
import { SignInForm } from '../../features/staff-session/components/sign-in-form.tsx';
import { useStaffSession } from '../../features/staff-session/model/use-staff-session.ts';
import styles from './admin-page.module.css';

const freshPlace: DeskPlace = { selectedId: null, shownCounts: { consultations: 0, reviews: 0 }, scrollY: 0 };

type Part = 'leads' | 'rates';

/** Sign-in, and behind it the two parts of the desk: requests, and rates. What was begun in one stays while the other is open. */
export default function AdminPage() {
  const { session, check, enter, leave, end } = useStaffSession();
  const [place, setPlace] = useState(freshPlace);
  const [part, setPart] = useState<Part>('leads');
  const [draft, setDraft] = useState(emptyDraft);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(session.kind, session.kind === 'signed-in' ? part : '', heading);

  const handleSessionEnded = useCallback(
    (left: DeskPlace) => {
      setPlace(left);
      end();
    },
    [end],
  );
  const signOut = async () => {
    if (await leave()) {
      setPlace(freshPlace);
      setPart('leads');
      setDraft(emptyDraft);
    } else showToast({ status: 'error', title: 'You are still signed in', text: 'The server did not answer. Please try again.' });
  };

  if (session.kind === 'signed-in') {
    const account = (goTo: (part: Part) => void) => (
      <>
        <Parts part={part} onChoose={goTo} />
        <Account username={session.username} onSignOut={signOut} />
      </>
    );
    return (
      <Wrap className={styles.desk}>
        <h1 ref={heading} tabIndex={-1} className={styles.deskTitle}>
          {part === 'leads' ? 'Lead desk' : 'Rates'}
        </h1>
        {part === 'leads' ? (
          <LeadDesk
            place={place}
            onSessionEnded={handleSessionEnded}
            renderAccount={(currentPlace) =>
              account((next) => {
                setPlace(currentPlace());
                setPart(next);
              })
            }
          />
        ) : (
          <RateDesk draft={draft} onDraft={setDraft} account={account(setPart)} onSessionEnded={end} />
        )}
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

const partNames: Readonly<Record<Part, string>> = { leads: 'Requests', rates: 'Rates' };

function Parts({ part, onChoose }: { part: Part; onChoose: (part: Part) => void }) {
  return (
    <nav aria-label="Staff desk" className={styles.parts}>
      {(['leads', 'rates'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.part}
          aria-current={name === part ? 'page' : undefined}
          onClick={() => onChoose(name)}
        >
          {partNames[name]}
        </button>
      ))}
    </nav>
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
function useFocusOnChange(kind: string, part: string, heading: { readonly current: HTMLElement | null }): void {
  const before = useRef({ kind, part });
  useEffect(() => {
    const last = before.current;
    before.current = { kind, part };
    if (last.kind === 'checking' || kind === 'checking') return;
    if (last.kind !== kind || last.part !== part) heading.current?.focus({ preventScroll: part === 'leads' });
  }, [kind, part, heading]);
}
