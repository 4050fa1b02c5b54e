import { lawfulWords } from '@annuity-lantern/contracts/call-part-hours';
import { longZoneWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { lawfulHoursIn } from '@annuity-lantern/domain/call-hours';
import { momentShowing } from '@annuity-lantern/domain/zone-clock';
import { pressedKey, useSite } from '@annuity-lantern/host-kit';
import { TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useNow } from '../../../dates-and-times/use-now.ts';
import desk from '../../../shared-styles/desk.module.css';
import { useQuestion } from '../actions/use-question.ts';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';

const FIELD = 'callback-at';
const DAY = 86_400_000;

interface CallbackFormProps {
  readonly lead: LeadDetail;
  /** Whether the request can be called back as it is now. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  /** The moment in UTC. */
  readonly onSave: (callbackAt: string) => void;
  readonly onCancel: () => void;
}

/** Day and time of a callback, by the visitor's clock. */
export function CallbackForm({ lead, isOffered, busy, onSave, onCancel }: CallbackFormProps) {
  const { hours } = useSite();
  const zone = visitorZoneOf(lead) ?? hours.timeZone;
  const lawful = lawfulHoursIn(zone, { state: lead.state, callsByState: hours.callsByState });
  const now = useNow(60_000);
  const [shown, setShown] = useState(() => `${dayIn(zone, now + DAY)}T10:00`);
  const writing = useWriting(lead, { isBegun: true });
  const isLocked = writing.lock !== null || !isOffered;
  const question = useQuestion<HTMLParagraphElement>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isLocked) onSave(new Date(momentShowing(Date.parse(`${shown}Z`), zone)).toISOString());
  };
  return (
    <form
      className={desk.fieldLine}
      onSubmit={save}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return;
        // The desk would close the request.
        event.preventDefault();
        onCancel();
      }}
    >
      <p {...question} className={desk.wholeLine}>
        <strong>When do you call back?</strong>
      </p>
      <TextField
        id={FIELD}
        type="datetime-local"
        required
        label={`Call back on, ${longZoneWords(zone, new Date(now))}`}
        hint={`By the visitor’s clock, ${lawfulWords(lawful)}.`}
        min={`${dayIn(zone, now)}T08:00`}
        value={shown}
        onChange={(event) => setShown(event.target.value)}
      />
      <LockNotice writing={writing} field={FIELD} onGoOn={isOffered ? writing.goOn : undefined} onDelete={onCancel} />
      <ActionButton type="submit" busy={busy}>
        Save the callback
      </ActionButton>
      <ActionButton variant="quiet" waits={busy} onClick={onCancel}>
        Cancel
      </ActionButton>
    </form>
  );
}

/** `2026-03-02`, by the clock of the zone. */
function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
