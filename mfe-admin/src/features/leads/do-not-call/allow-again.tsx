import { type AllowWay, allowCalls, consentDays, type LeadDetail } from '@annuity-lantern/contracts/http';
import { Button, Disclosure, joinClasses, RadioGroup, stack, TextField } from '@annuity-lantern/ui';
import { type FormEvent, useState } from 'react';
import desk from '../../../look/desk.module.css';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { allowOptions } from './way-words.ts';

interface Said {
  readonly way: AllowWay;
  readonly on: string;
}

/** Records that the person may be called again, with the day on which they said so. */
export function AllowAgain({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, noCalls } = detail;
  const { first, last } = consentDays(new Date(noCalls?.at ?? now), new Date(now));
  const [said, setSaid] = useState<Said>({ way: 'phone', on: last });
  const seenAt = noCalls?.at ?? '';
  const { busy, outcome, change } = useLeadChange(detail, (body: Said) =>
    callAsStaff(allowCalls, { params: { id }, body: { ...body, seenAt } }),
  );
  const refused = outcome?.kind === 'refused' ? outcome.errors.find(({ field }) => field === 'on')?.message : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    change(said);
  };
  return (
    <>
      {noCalls && (
        <Disclosure label="They may be called again">
          <form className={joinClasses(stack[12], desk.ownButtons)} noValidate onSubmit={send} aria-label="They may be called again">
            <RadioGroup
              name="calls-allowed-way"
              legend="How the visitor told us"
              options={allowOptions}
              value={said.way}
              inline
              onChange={(event) => setSaid({ ...said, way: event.target.value as AllowWay })}
            />
            <TextField
              id="calls-allowed-on"
              type="date"
              label="Day on which the visitor said so"
              min={first}
              max={last}
              value={said.on}
              error={refused}
              onChange={(event) => setSaid({ ...said, on: event.target.value })}
            />
            <Button type="submit" size="small" variant="outline" busy={busy !== null} busyLabel="Saving..." aria-disabled={busy !== null}>
              Allow calls again
            </Button>
          </form>
        </Disclosure>
      )}
      <ChangeOutcome
        outcome={refused || (noCalls && outcome?.kind === 'saved') ? null : outcome}
        saved="Saved: this number may be called again."
      />
    </>
  );
}
