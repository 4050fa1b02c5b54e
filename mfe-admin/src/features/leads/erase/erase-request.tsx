import { eraseLead, type LeadDetail, type StaffErasureReason, staffErasureReasons } from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { Button, Checkbox, Dialog, joinClasses, RadioGroup, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useChange } from '../../../change/use-change.ts';
import { ProofStep } from '../../../proof/proof-step.tsx';
import { RefusalNotice } from '../../../proof/refusal-notice.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import desk from '../../../shared-styles/desk.module.css';
import { erasureWords } from '../model/history-words.ts';

const reasonOptions = staffErasureReasons.map((value) => ({ value, label: upperFirst(erasureWords[value]) }));

/** Erases the request for good, or all with its email address, after asking why. The panel then shows what is left. */
export function EraseRequest({ detail }: { detail: LeadDetail }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<StaffErasureReason>('asked');
  const [all, setAll] = useState(false);
  const { start, busy, proof, refusal } = useChange({
    send: (body: { readonly reason: StaffErasureReason; readonly all?: true }) =>
      callAsStaff(eraseLead, { params: { id: detail.id }, body }),
    // Every list and panel may show something of it.
    invalidates: [queryKeys.requests],
  });
  const others = (detail.related ?? []).filter(({ likeness }) => likeness === 'same').length;
  const erase = () => {
    setAsking(false);
    start({ reason, ...(all && { all }) });
  };
  return (
    <>
      <div>
        <ActionButton variant="outline" busy={busy} busyLabel="Erasing..." onClick={() => setAsking(true)}>
          Erase this request...
        </ActionButton>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Erase this request">
        <div className={joinClasses(stack[12], desk.ownButtons)}>
          <p>
            This removes everything about the person: name, contact, answers, figures, notes and search words. The CRM is told to erase it,
            too. You can’t undo it.
          </p>
          <p>What stays: the reference number, the times, who worked on it, and which consents were given. “No calls” stays as well.</p>
          <RadioGroup
            name="erasure-reason"
            legend="Why"
            options={reasonOptions}
            value={reason}
            onChange={(event) => setReason(event.target.value as StaffErasureReason)}
          />
          {others > 0 && (
            <Checkbox
              id="erase-all"
              label={`Erase all ${others + 1} requests with this email address`}
              checked={all}
              onChange={(event) => setAll(event.target.checked)}
            />
          )}
          <Button size="small" onClick={erase}>
            Erase it for good
          </Button>
        </div>
      </Dialog>
      <RefusalNotice refusal={refusal} />
      <ProofStep proof={proof} />
    </>
  );
}
