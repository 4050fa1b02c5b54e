import { RouteLink } from '@annuity-lantern/host-kit';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';

/** The rules of the count, and why no state is asked for. */
export function HowDaysCount() {
  return (
    <>
      <p>
        A <GlossaryTerm id="free-look">free look</GlossaryTerm> lets you return a new contract without a{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>. It lasts <ClaimLink claim="freeLook" />, by state law. Your
        contract’s cover says how long yours is. It can be longer when you are older, or when the contract replaces another one.
      </p>
      <p>
        We count calendar days. The day after delivery is day 1. Delivery on June 1 with 10 days: the last day is June 11. If you signed a
        delivery receipt, its date is the day of delivery.
      </p>
      <p>
        We do not ask for your state. Lists of days by state contradict each other, and a wrong day costs you the right. The cover of your
        contract is the only source that we would rely on.
      </p>
      <p>
        What comes back is usually what you paid. In a <GlossaryTerm id="variable-annuity">variable annuity</GlossaryTerm> it can be the
        contract’s value of that day, which may be less. The cover says which.
      </p>
      <p>
        Not sure whether to cancel? <RouteLink to="annuity-alert">The red flags, with their limits</RouteLink> and{' '}
        <RouteLink to="annuity-review">a free review of your contract</RouteLink> can help you decide in time.
      </p>
    </>
  );
}
