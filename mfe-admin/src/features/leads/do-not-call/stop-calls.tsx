import { type LeadDetail, type RevocationWay, recordNoCalls } from '@annuity-lantern/contracts/http';
import { Disclosure } from '@annuity-lantern/ui';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import { actionWords } from '../actions/desk-actions.ts';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useLeadChange } from '../model/use-lead-change.ts';
import { RecordPresses } from './record-presses.tsx';
import styles from './stop-calls.module.css';

/** Beside the call: asks how a person told us that they want no calls. One press records it. */
export function StopCalls({ detail }: { detail: LeadDetail }) {
  const { id, noCalls, noCallsHere } = detail;
  const mayRecord = useMayCall(recordNoCalls);
  const { busy, sent, outcome, start } = useLeadChange(detail, (way: RevocationWay) =>
    callAsStaff(recordNoCalls, { params: { id }, body: { way } }),
  );
  return (
    <>
      {!noCalls && mayRecord && (
        <div className={styles.stop} data-action="stop">
          <Disclosure label={actionWords('stop')}>
            <RecordPresses
              words={noCallsHere ? 'They want no calls at all:' : 'They asked not to be called:'}
              busy={busy}
              sent={sent}
              onPress={start}
            />
          </Disclosure>
        </div>
      )}
      <ChangeOutcome outcome={noCalls || outcome?.kind !== 'saved' ? outcome : null} saved="Saved: no one calls this number now." />
    </>
  );
}
