import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { stack } from '@annuity-lantern/ui';
import { useHasRightsOf } from '../../../queries/session.ts';
import { LeadNote } from './lead-note.tsx';
import { LeadOwner } from './lead-owner.tsx';
import { RecordRevocation } from './record-revocation.tsx';
import { SecondAdvisor } from './second-advisor.tsx';

/** What staff do with a request beside its steps. Renders nothing for those who may only read. */
export function LeadWork({ detail, onNext }: { detail: LeadDetail; onNext: () => void }) {
  const mayAct = useHasRightsOf('agent');
  if (!mayAct) return null;
  return (
    <section className={stack[8]} aria-label="Owner, notes, consent">
      <LeadOwner detail={detail} />
      <SecondAdvisor detail={detail} />
      <LeadNote detail={detail} onNext={onNext} />
      <RecordRevocation detail={detail} />
    </section>
  );
}
