import { endHold, holdLead, type LeadDetail, LONGEST_HOLD_REASON } from '@annuity-lantern/contracts/http';
import { Button, Dialog, joinClasses, Notice, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { byWords } from '../../../actors/actor-words.ts';
import { ActionButton } from '../../../change/action-button.tsx';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import desk from '../../../shared-styles/desk.module.css';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';

/** An order to keep the request: while it holds, the request cannot be erased. */
export function RequestHold({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, hold } = detail;
  const [asking, setAsking] = useState(false);
  // Kept until it is saved: the person may have to prove who they are first.
  const [reason, setReason] = useState('');
  const { busy, outcome, proof, start } = useLeadChange(detail, (why: string) =>
    callAsStaff(hold ? endHold : holdLead, { params: { id }, body: { reason: why } }),
  );
  const words = hold ? 'End the hold' : 'Keep this request';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reason.trim()) return;
    setAsking(false);
    start(reason.trim());
  };
  const ask = () => {
    if (outcome?.kind === 'saved') setReason('');
    setAsking(true);
  };
  return (
    <>
      {hold && (
        <Notice tone="straw" title="This request must be kept">
          <p>{`Ordered by ${byWords(hold.by)} ${atMoment(hold.at, now)}: ${hold.reason}`}</p>
          <p>Nobody can erase it until the hold ends.</p>
        </Notice>
      )}
      <div>
        <ActionButton variant="outline" busy={busy} onClick={ask}>
          {`${words}...`}
        </ActionButton>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={words}>
        <form className={joinClasses(stack[12], desk.ownButtons)} onSubmit={send}>
          <p>
            {hold
              ? 'The request can then be erased again: when the person asks, or when it is older than the office keeps requests.'
              : 'For a complaint or a legal case. Nobody can then erase the request, until a manager ends the hold.'}
          </p>
          <TextField
            id="hold-reason"
            name="reason"
            label="Why"
            maxLength={LONGEST_HOLD_REASON}
            required
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" size="small">
            {words}
          </Button>
        </form>
      </Dialog>
      <ProofStep proof={proof} />
      <ChangeOutcome outcome={outcome} saved={hold ? 'Saved: nobody can erase this request.' : 'Saved: the hold has ended.'} />
    </>
  );
}
