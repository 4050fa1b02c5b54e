import { addLeadNote, addSecondAdvisor, type LeadDetail, recordRevocation, setLeadOwner } from '@annuity-lantern/contracts/http';
import { stack } from '@annuity-lantern/ui';
import { useMayCall } from '../../../queries/session.ts';
import { CorrectContact } from '../contact/correct-contact.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadOwner } from './lead-owner.tsx';
import { RecordRevocation } from './record-revocation.tsx';
import { SecondAdvisor } from './second-advisor.tsx';

/** Work on a request besides its status. Renders nothing without the right to write. */
export function LeadWork({ detail, onNext }: { detail: LeadDetail; onNext: () => void }) {
  const mayHandOver = useMayCall(setLeadOwner);
  const mayAddSecond = useMayCall(addSecondAdvisor);
  const mayNote = useMayCall(addLeadNote);
  const mayRevoke = useMayCall(recordRevocation);
  if (!mayHandOver && !mayAddSecond && !mayNote && !mayRevoke) return null;
  return (
    <section className={stack[8]} aria-label="Owner, notes, consent">
      {mayHandOver && <LeadOwner detail={detail} />}
      {mayAddSecond && <SecondAdvisor detail={detail} />}
      <CorrectContact detail={detail} />
      {mayNote && <LeadNote detail={detail} onNext={onNext} />}
      {mayRevoke && <RecordRevocation detail={detail} />}
    </section>
  );
}
