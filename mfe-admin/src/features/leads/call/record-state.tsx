import { closedBy } from '@annuity-lantern/contracts/exits';
import { choiceWords, type LeadDetail, type RecordedState, recordState, usStates } from '@annuity-lantern/contracts/http';
import { mailLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { Disclosure, optionsOf, SelectField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { wholeDayWords } from '../../../dates-and-times/moment-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayAct, useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';

const options = optionsOf(usStates);

interface RecordStateProps {
  readonly detail: LeadDetail;
  /** Asks for another state than the one that the request has, in place of one that it lacks. */
  readonly corrects?: true;
}

/** Where the visitor lives: what another request of the person says, to be confirmed, or a mail that asks. */
export function RecordState({ detail, corrects }: RecordStateProps) {
  const { id, state, related = [] } = detail;
  const known = related.find((other) => other.likeness === 'same' && Object.hasOwn(usStates, other.state ?? ''));
  const [chosen, choose] = useState<string | null>(null);
  const value = chosen ?? state ?? '';
  const writing = useWriting(detail, { isBegun: chosen !== null });
  const isLocked = writing.lock !== null;
  const { busy, outcome, start } = useLeadChange(
    detail,
    (to: RecordedState, seq) => callAsStaff(recordState, { params: { id }, body: { state: to, seq } }),
    chosen !== null && isLocked,
  );
  const mayCall = useMayCall(recordState);
  const mayRecord = useMayAct(detail) && mayCall;
  const record = (to: string | undefined) => start(to as RecordedState, () => choose(null));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isLocked) record(value);
  };
  const isAsked = (mayRecord && Boolean(state) === Boolean(corrects)) || writing.isHeld;
  return (
    <>
      {isAsked && (
        <div className={desk.words}>
          {known && !state && (
            <>
              <span>{`Their request of ${wholeDayWords(known.createdAt)} says ${choiceWords(usStates, known.state)}.`}</span>
              <ActionButton size="small" variant="outline" busy={busy} onClick={() => record(known.state)}>
                {`They confirm ${choiceWords(usStates, known.state)}`}
              </ActionButton>
            </>
          )}
          <Disclosure label={corrects ? 'Correct the state' : known ? 'Another state' : 'Record the state'}>
            <form className={desk.fieldLine} aria-label="Where the visitor lives" onSubmit={save} {...writing.form}>
              <SelectField
                id="visitor-state"
                label="State of the visitor"
                placeholder="Choose"
                required
                options={options}
                value={value}
                onChange={(event) => choose(event.target.value)}
              />
              <LockNotice
                writing={writing}
                field="visitor-state"
                onGoOn={mayRecord ? writing.goOn : undefined}
                onDelete={() => choose(null)}
              />
              <ActionButton type="submit" variant="outline" busy={busy}>
                Record the state
              </ActionButton>
            </form>
          </Disclosure>
          {!state && <AskByMail detail={detail} />}
        </div>
      )}
      <ChangeOutcome outcome={outcome} saved={`Saved: ${choiceWords(usStates, state)}.`} />
    </>
  );
}

/** A draft in the mail program of the person at the desk. */
function AskByMail({ detail }: { detail: LeadDetail }) {
  const { networkName } = useSite();
  if (closedBy('mailLink', detail)) return null;
  const draft = {
    subject: 'In which state do you live?',
    body: `Hello,\n\nthank you for your request to ${networkName}. In which state do you live? Then we call you at the right hours.\n`,
  };
  return <a href={mailLink(detail.email, draft)}>Ask by email</a>;
}
