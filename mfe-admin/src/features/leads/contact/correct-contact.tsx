import { correctContact, type LeadDetail } from '@annuity-lantern/contracts/http';
import { Checkbox, Disclosure, ErrorSummary, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useIsOwnerOrManager, useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { wereMailsLost } from './were-mails-lost.ts';

type Typed = Partial<Pick<LeadDetail, 'email' | 'phone'>>;

/** By their names in the body, in the order of the form. */
const fieldIds: Readonly<Record<string, string>> = { email: 'correct-email', phone: 'correct-phone' };
const untouched: Typed = {};
/** Characters of an address that the field shows on a phone. */
const LONGEST_SHOWN = 30;

interface Correction extends Typed {
  readonly resend?: true;
  /** The new number may be called although the person wants no calls at the old one. */
  readonly mayCall?: true;
}

/** Corrects e-mail or phone of a request: for the owner and managers. Offers to send the mails again that the old address did not get. */
export function CorrectContact({ detail }: { detail: LeadDetail }) {
  const { id, email, phone, noCalls } = detail;
  const client = useQueryClient();
  const [typed, setBegun] = useState(untouched);
  const isBegun = typed !== untouched;
  const writing = useWriting(detail, { isBegun });
  const isLocked = writing.lock !== null;
  const [isWanted, setWanted] = useState(true);
  const [isCarried, setCarried] = useState(true);
  const mayCorrect = useMayCall(correctContact);
  const isOwnerOrManager = useIsOwnerOrManager(detail);
  const { busy, outcome, error, attempt, start } = useLeadChange(
    detail,
    (corrected: Correction, seq) => callAsStaff(correctContact, { params: { id }, body: { ...corrected, seq } }),
    isBegun && isLocked,
  );
  const mayChange = mayCorrect && isOwnerOrManager;
  if (!mayChange && !writing.isHeld) return null;
  const canResend = wereMailsLost(detail.effects);
  const problems = problemsIn(error, fieldIds);
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked) return;
    start({ ...typed, ...(canResend && isWanted && { resend: true }), ...(noCalls && !isCarried && { mayCall: true }) }, () => {
      setBegun(untouched);
      // The other requests of the person are others now.
      void client.invalidateQueries({ queryKey: queryKeys.lead(id) });
    });
  };
  return (
    <>
      <Disclosure label="Correct email or phone">
        <form
          className={joinClasses(stack[12], desk.ownButtons)}
          noValidate
          onSubmit={save}
          {...writing.form}
          aria-label="Correct email or phone"
        >
          <p>
            The visitor calls about it? Ask for the reference number, the name and the phone number, and compare them. Tell nothing of what
            the request says.
          </p>
          <p>We check the new one again. The old one stays in the history. Consent stays as the visitor gave it.</p>
          <ErrorSummary id="correct-contact-errors" title="Not saved" errors={problems} focusKey={attempt} />
          <TextField
            id="correct-email"
            label="Email"
            // The field clips a long one.
            hint={(typed.email ?? email).length > LONGEST_SHOWN ? (typed.email ?? email) : undefined}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={typed.email ?? email}
            error={errorOf('correct-email')}
            onChange={(event) => setBegun({ ...typed, email: event.target.value })}
          />
          <TextField
            id="correct-phone"
            label="Phone"
            inputMode="tel"
            autoComplete="off"
            value={typed.phone ?? phone}
            error={errorOf('correct-phone')}
            onChange={(event) => setBegun({ ...typed, phone: event.target.value })}
          />
          {noCalls && (
            <Checkbox
              id="correct-no-calls"
              label="They asked not to be called: this holds for a new number, too"
              checked={isCarried}
              onChange={(event) => setCarried(event.target.checked)}
            />
          )}
          {canResend && (
            <Checkbox
              id="correct-resend"
              label="Send the mails again that did not reach the visitor"
              checked={isWanted}
              onChange={(event) => setWanted(event.target.checked)}
            />
          )}
          <LockNotice
            writing={writing}
            field="correct-email"
            onGoOn={mayChange ? writing.goOn : undefined}
            onDelete={() => setBegun(untouched)}
          />
          <ActionButton type="submit" variant="outline" busy={busy}>
            Save the correction
          </ActionButton>
        </form>
      </Disclosure>
      <ChangeOutcome outcome={problems.length > 0 ? null : outcome} saved="Saved: we check the new contact now." />
    </>
  );
}
