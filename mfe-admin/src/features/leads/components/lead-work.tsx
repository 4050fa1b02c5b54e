import { addSecondAdvisor, type LeadDetail, recordRevocation, setLeadOwner } from '@annuity-lantern/contracts/http';
import { stack } from '@annuity-lantern/ui';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { useMayCall } from '../../../queries/session.ts';
import { RecordState } from '../call/record-state.tsx';
import { CorrectContact } from '../contact/correct-contact.tsx';
import { BadAddress } from '../do-not-call/bad-address.tsx';
import { DoNotEmail } from '../do-not-call/do-not-email.tsx';
import { LeadOwner } from './lead-owner.tsx';
import { RecordRevocation } from './record-revocation.tsx';
import { SecondAdvisor } from './second-advisor.tsx';

/** Work on a request besides calls, notes and status. Renders nothing without the right to write. */
export function LeadWork({ detail }: { detail: LeadDetail }) {
  const now = useNow(60_000);
  const mayHandOver = useMayCall(setLeadOwner);
  const mayAddSecond = useMayCall(addSecondAdvisor);
  const mayRevoke = useMayCall(recordRevocation);
  if (!mayHandOver && !mayAddSecond && !mayRevoke) return null;
  return (
    <section className={stack[8]} aria-label="Owner and consent">
      {mayHandOver && <LeadOwner detail={detail} />}
      {mayAddSecond && <SecondAdvisor detail={detail} />}
      <CorrectContact detail={detail} />
      <RecordState detail={detail} corrects />
      <BadAddress detail={detail} now={now} />
      {mayRevoke && <RecordRevocation detail={detail} />}
      <DoNotEmail detail={detail} now={now} />
    </section>
  );
}
