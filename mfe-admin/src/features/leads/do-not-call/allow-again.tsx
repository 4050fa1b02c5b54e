import { type AllowWay, allowAddress, allowCalls, allowEmail, consentDays, type LeadDetail } from '@annuity-lantern/contracts/http';
import { Disclosure, font, joinClasses, RadioGroup, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { problemsIn } from '../../../proof/explain-refusal.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useIsOwnerOrManager, useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { allowOptionsWith } from './way-words.ts';

interface Said {
  readonly way: AllowWay;
  readonly on: string;
}

const neverAsked = 'They never asked: it was recorded by mistake';

const subjects = {
  calls: {
    field: 'noCalls',
    call: allowCalls,
    label: 'They may be called again',
    press: 'Allow calls again',
    saved: 'Saved: this number may be called again.',
    mistake: neverAsked,
  },
  email: {
    field: 'noEmail',
    call: allowEmail,
    label: 'They may get email again',
    press: 'Allow email again',
    saved: 'Saved: this address may get email again.',
    mistake: neverAsked,
  },
  address: {
    field: 'badAddress',
    call: allowAddress,
    label: 'Mail to this address works again',
    press: 'Send mail again',
    saved: 'Saved: we send mail to this address again.',
    mistake: 'The mail host was wrong',
  },
} as const;

interface AllowAgainProps {
  readonly detail: LeadDetail;
  readonly about: keyof typeof subjects;
  readonly now: number;
}

/**
 * Records that the person may be called, or get mail, again, or that mail to them works again, with the day on which they said so. The owner and
 * managers may.
 */
export function AllowAgain({ detail, about, now }: AllowAgainProps) {
  const { field, call, label, press, saved, mistake } = subjects[about];
  const { id } = detail;
  const wish = detail[field];
  const mayCall = useMayCall(call);
  const isOwnerOrManager = useIsOwnerOrManager(detail);
  const { first, last } = consentDays(new Date(wish?.at ?? now), new Date(now));
  const [said, setSaid] = useState<Said>({ way: 'phone', on: last });
  const seenAt = wish?.at ?? '';
  const { busy, outcome, error, start } = useLeadChange(detail, (body: Said) =>
    callAsStaff(call, { params: { id }, body: { ...body, seenAt } }),
  );
  const onField = `${about}-allowed-on`;
  const refused = problemsIn(error, { on: onField })[0]?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    start(said);
  };
  return (
    <>
      {wish && mayCall && !isOwnerOrManager && <p className={font.quiet}>Only the owner of this request or a manager can end this.</p>}
      {wish && mayCall && isOwnerOrManager && (
        <Disclosure label={label}>
          <form className={joinClasses(stack[12], desk.ownButtons)} noValidate onSubmit={send} aria-label={label}>
            <RadioGroup
              name={`${about}-allowed-way`}
              legend="How the visitor told us"
              options={allowOptionsWith(mistake)}
              value={said.way}
              inline
              onChange={(event) => setSaid({ ...said, way: event.target.value as AllowWay })}
            />
            <TextField
              id={onField}
              type="date"
              label="Day on which the visitor said so"
              min={first}
              max={last}
              value={said.on}
              error={refused}
              onChange={(event) => setSaid({ ...said, on: event.target.value })}
            />
            <ActionButton type="submit" variant="outline" busy={busy}>
              {press}
            </ActionButton>
          </form>
        </Disclosure>
      )}
      <ChangeOutcome outcome={refused || (wish && outcome?.kind === 'saved') ? null : outcome} saved={saved} />
    </>
  );
}
