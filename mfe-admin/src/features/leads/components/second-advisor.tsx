import { addSecondAdvisor, consentDays, type LeadDetail, type RevocationWay, removeSecondAdvisor } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { Disclosure, ErrorSummary, joinClasses, RadioGroup, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useIsOwnerOrManager } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { useUnlicensed } from '../licenses/use-unlicensed.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { wayOptions } from '../model/way-options.ts';
import { OwnerSelect } from '../owners/owner-select.tsx';
import { LockNotice } from '../writing/lock-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { ChangeOutcome } from './change-outcome.tsx';

interface Consent {
  readonly username: string;
  readonly agreedOn: string;
  readonly way: RevocationWay;
}

/** By their names in the body, in the order of the form. */
const fieldIds: Readonly<Record<string, string>> = { username: 'second-advisor', agreedOn: 'second-agreed-on', way: 'second-way' };
const blank: Consent = { username: '', agreedOn: '', way: 'phone' };

/** Records that the visitor agreed to a second advisor, or ends that: for the owner and managers. */
export function SecondAdvisor({ detail }: { detail: LeadDetail }) {
  const now = useNow(60_000);
  const unlicensed = useUnlicensed();
  const { id, owner, secondAdvisor: second, createdAt } = detail;
  const [consent, setBegun] = useState(blank);
  const isBegun = consent !== blank;
  const writing = useWriting(detail, { isBegun });
  const isLocked = writing.lock !== null;
  const params = { id };
  const { busy, outcome, error, attempt, start } = useLeadChange(
    detail,
    (added: Consent | 'end', seq) =>
      added !== 'end'
        ? callAsStaff(addSecondAdvisor, { params, body: { ...added, seq } })
        : callAsStaff(removeSecondAdvisor, { params, query: { seq } }),
    isBegun && isLocked,
  );
  const mayChange = useIsOwnerOrManager(detail) && owner !== undefined;
  if (!mayChange && !writing.isHeld) return null;
  const problems = second ? [] : problemsIn(error, fieldIds);
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  const { first, last } = consentDays(new Date(createdAt), new Date(now));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isLocked) start(consent, () => setBegun(blank));
  };
  return (
    <>
      {second && !writing.isHeld && (
        <div>
          <ActionButton
            variant="outline"
            busy={busy}
            onClick={() => start('end')}
          >{`End ${isolateName(second.username)}’s part`}</ActionButton>
        </div>
      )}
      {(!second || writing.isHeld) && (
        <Disclosure label="Add a second advisor">
          <form
            className={joinClasses(stack[12], desk.ownButtons)}
            noValidate
            onSubmit={add}
            {...writing.form}
            aria-label="Add a second advisor"
          >
            <p>
              Ask the visitor first. The second advisor may then call, and take the steps of this request. The visitor gets an email that
              names both of you. It ends when the request changes hands.
            </p>
            <ErrorSummary id="second-advisor-errors" title="Not saved" errors={problems} focusKey={attempt} />
            <OwnerSelect
              id="second-advisor"
              label="Second advisor"
              value={consent.username}
              current={owner?.username === consent.username ? undefined : owner?.username}
              error={errorOf('second-advisor') ?? (consent.username === '' ? undefined : unlicensed(consent.username, detail.state))}
              onChoose={(username) => setBegun({ ...consent, username })}
            />
            <TextField
              id="second-agreed-on"
              type="date"
              label="Day on which the visitor agreed"
              min={first}
              max={last}
              value={consent.agreedOn}
              error={errorOf('second-agreed-on')}
              onChange={(event) => setBegun({ ...consent, agreedOn: event.target.value })}
            />
            <RadioGroup
              id="second-way"
              name="second-way"
              legend="How the visitor told us"
              options={wayOptions}
              value={consent.way}
              inline
              error={errorOf('second-way')}
              onChange={(event) => setBegun({ ...consent, way: event.target.value as RevocationWay })}
            />
            <LockNotice
              writing={writing}
              field="second-advisor"
              onGoOn={mayChange && !second ? writing.goOn : undefined}
              onDelete={() => setBegun(blank)}
            />
            <ActionButton type="submit" variant="outline" busy={busy}>
              Add second advisor
            </ActionButton>
          </form>
        </Disclosure>
      )}
      <ChangeOutcome
        outcome={problems.length > 0 ? null : outcome}
        saved={second ? `Saved: ${isolateName(second.username)} is the second advisor now.` : 'Saved: there is no second advisor now.'}
      />
    </>
  );
}
