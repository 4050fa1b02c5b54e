import { type LeadDetail, LONGEST_RESUME_REASON, pauseCalls, resumeCalls, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { across, Button, Dialog, font, joinClasses, Notice, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { whoWords } from '../../../actors/actor-words.ts';
import desk from '../../../look/desk.module.css';
import { atMoment } from '../../../moments/moment-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall, useOwnName, useOwnRole } from '../../../queries/session.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';

/** After a caller who did not know the three words: one press pauses calls. The owner or a manager allows them again, with a reason. */
export function PausedCalls({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, callsPaused, callWords, owner } = detail;
  const [asking, setAsking] = useState(false);
  const { phone } = useSite();
  const mayPause = useMayCall(pauseCalls);
  const ownName = useOwnName();
  const isManager = useOwnRole() === 'manager';
  const { busy, outcome, change } = useLeadChange(detail, (reason: string | undefined) =>
    reason === undefined ? callAsStaff(pauseCalls, { params: { id } }) : callAsStaff(resumeCalls, { params: { id }, body: { reason } }),
  );
  const mayResume = mayPause && (isManager || owner?.username === ownName);
  if (!callsPaused && (!callWords || !mayPause)) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (!reason) return;
    setAsking(false);
    change(reason);
  };
  return (
    <section className={stack[8]} aria-label="A caller without the words">
      {callsPaused ? (
        <Notice tone="brick" title="Calls are paused">
          <p>{`A caller did not know the three words. ${callsPaused.by === VISITOR_ACTOR ? 'The visitor' : whoWords(callsPaused.by)} reported it ${atMoment(callsPaused.at, now)}.`}</p>
          <p>{`Offer our number: ${phone.display}. The visitor calls us, so they know who answers.`}</p>
          {mayResume ? (
            <div>
              <Button
                size="small"
                variant="outline"
                busy={busy !== null}
                busyLabel="Saving..."
                aria-disabled={busy !== null}
                onClick={() => setAsking(true)}
              >
                Allow calls again...
              </Button>
            </div>
          ) : (
            <p>Only the owner of this request or a manager can allow calls again.</p>
          )}
        </Notice>
      ) : (
        <div className={across[8]}>
          <span className={font.quiet}>A caller was asked for the three words:</span>
          <Button
            size="small"
            variant="quiet"
            busy={busy !== null}
            busyLabel="Saving..."
            aria-disabled={busy !== null}
            onClick={() => change(undefined)}
          >
            They didn’t know it
          </Button>
        </div>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Allow calls again">
        <form className={joinClasses(stack[12], desk.ownButtons)} onSubmit={send}>
          <p>Do this once you know who called, or once the visitor says that we may call.</p>
          <TextField id="resume-reason" name="reason" label="Why" maxLength={LONGEST_RESUME_REASON} required autoComplete="off" />
          <Button type="submit" size="small">
            Allow calls again
          </Button>
        </form>
      </Dialog>
      <ChangeOutcome outcome={outcome} saved={callsPaused ? 'Saved: nobody calls this visitor now.' : 'Saved: calls are allowed again.'} />
    </section>
  );
}
