import { allowEmail, type LeadDetail, type RevocationWay, recordNoEmail } from '@annuity-lantern/contracts/http';
import { across, Button, font, Notice, stack, VisuallyHidden } from '@annuity-lantern/ui';
import { atMoment } from '../../../moments/moment-words.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { AllowAgain } from './allow-again.tsx';
import { recordedWords, recordWays } from './way-words.ts';

/** Whether the person may get mail at all. One press records that they want none, with how they told us. */
export function DoNotEmail({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, noEmail } = detail;
  const mayRecord = useMayCall(recordNoEmail);
  const mayAllow = useMayCall(allowEmail);
  const { busy, outcome, change } = useLeadChange(detail, (way: RevocationWay) =>
    callAsStaff(recordNoEmail, { params: { id }, body: { way } }),
  );
  return (
    <section className={stack[8]} aria-label="No email at all">
      {noEmail ? (
        <Notice tone="brick" title="They asked for no email">
          <p>{`Recorded ${atMoment(noEmail.at, now)} ${recordedWords(noEmail)}. It holds for this address, in every request.`}</p>
        </Notice>
      ) : (
        mayRecord && (
          <div className={across[8]}>
            <span className={font.quiet}>They asked for no email:</span>
            {recordWays.map(({ way, label }) => (
              <Button
                key={way}
                size="small"
                variant="quiet"
                busy={busy === way}
                busyLabel="Saving..."
                aria-disabled={busy !== null}
                onClick={() => change(way)}
              >
                <VisuallyHidden>They asked for no email:</VisuallyHidden> <span>{label}</span>
              </Button>
            ))}
          </div>
        )
      )}
      <ChangeOutcome outcome={noEmail || outcome?.kind !== 'saved' ? outcome : null} saved="Saved: this address gets no mail now." />
      {mayAllow && <AllowAgain detail={detail} about="email" now={now} />}
    </section>
  );
}
