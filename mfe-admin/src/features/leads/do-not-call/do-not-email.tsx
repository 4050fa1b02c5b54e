import { type LeadDetail, type RevocationWay, recordNoEmail } from '@annuity-lantern/contracts/http';
import { Notice, stack } from '@annuity-lantern/ui';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { AllowAgain } from './allow-again.tsx';
import { RecordPresses } from './record-presses.tsx';
import { recordedWords } from './way-words.ts';

/** Whether the person may get mail at all. One press records that they want none, with how they told us. */
export function DoNotEmail({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, noEmail } = detail;
  const mayRecord = useMayCall(recordNoEmail);
  const { busy, sent, outcome, start } = useLeadChange(detail, (way: RevocationWay) =>
    callAsStaff(recordNoEmail, { params: { id }, body: { way } }),
  );
  return (
    <section className={stack[8]} aria-label="No email at all">
      {noEmail ? (
        <Notice tone="brick" title="They asked for no email">
          <p>{`Recorded ${atMoment(noEmail.at, now)} ${recordedWords(noEmail)}. It holds for this address, in every request.`}</p>
        </Notice>
      ) : (
        mayRecord && <RecordPresses words="They asked for no email:" busy={busy} sent={sent} onPress={start} />
      )}
      <ChangeOutcome outcome={noEmail || outcome?.kind !== 'saved' ? outcome : null} saved="Saved: this address gets no mail now." />
      <AllowAgain detail={detail} about="email" now={now} />
    </section>
  );
}
