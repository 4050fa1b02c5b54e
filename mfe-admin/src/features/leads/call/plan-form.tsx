import { lawfulWords } from '@annuity-lantern/contracts/call-part-hours';
import { longZoneWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { pickTimesFor } from '@annuity-lantern/contracts/next-attempt';
import { lawfulHoursIn } from '@annuity-lantern/domain/call-hours';
import { momentShowing } from '@annuity-lantern/domain/zone-clock';
import { useSite } from '@annuity-lantern/host-kit';
import { across, font, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useNow } from '../../../dates-and-times/use-now.ts';
import desk from '../../../shared-styles/desk.module.css';
import { cancelOnEscape, useQuestion } from '../actions/use-question.ts';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { visitorTimeWords } from './call-words.ts';

const FIELD = 'planned-call';
const DAY = 86_400_000;

export interface PlanWords {
  readonly question: string;
  /** What is on a day and time: `Call back`. */
  readonly what: string;
  readonly save: string;
}

interface PlanFormProps {
  readonly lead: LeadDetail;
  readonly words: PlanWords;
  /** Whether a call can be planned with the request as it is now. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  /** The moment in UTC. */
  readonly onSave: (at: string) => void;
  readonly onCancel: () => void;
}

/** Day and time of a call, by the visitor's clock: one press for the usual ones, and a field for any other. */
export function PlanForm({ lead, words, isOffered, busy, onSave, onCancel }: PlanFormProps) {
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
    <form className={stack[8]} aria-label={words.what} onSubmit={save} onKeyDown={cancelOnEscape(onCancel)}>
      <p {...question}>
        <strong>{words.question}</strong> <span className={font.quiet}>{`${longZoneWords(zone, new Date(now))}.`}</span>
      </p>
      {!isLocked && (
        <div className={across[8]}>
          {pickTimesFor(lead, new Date(now), hours).map((at) => (
            <ActionButton key={at.getTime()} variant="outline" waits={busy} onClick={() => onSave(at.toISOString())}>
              {visitorTimeWords(at, zone, { withZone: false })}
            </ActionButton>
          ))}
        </div>
      )}
      <div className={desk.fieldLine}>
        <TextField
          id={FIELD}
          type="datetime-local"
          required
          label={`${words.what} on, ${longZoneWords(zone, new Date(now))}`}
          hint={`Calls are allowed ${lawfulWords(lawful)} by the visitor’s clock.`}
          min={`${dayIn(zone, now)}T08:00`}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
        />
        <LockNotice writing={writing} field={FIELD} onGoOn={isOffered ? writing.goOn : undefined} onDelete={onCancel} />
        <ActionButton type="submit" busy={busy}>
          {words.save}
        </ActionButton>
        <ActionButton variant="quiet" waits={busy} onClick={onCancel}>
          Cancel
        </ActionButton>
      </div>
    </form>
  );
}

/** `2026-03-02`, by the clock of the zone. */
function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
