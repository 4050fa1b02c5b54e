import { RouteLink } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';

/** The rules of the count, and where a state's days are from. */
export function HowDaysCount() {
  return (
    <>
      <p>
        A <GlossaryTerm id="free-look">free look</GlossaryTerm> lets you return a new contract without a{' '}
        <GlossaryTerm id="surrender-charge">surrender charge</GlossaryTerm>. It usually lasts <SiteClaim claim="freeLook" />. Your
        contract’s cover says how long yours is.{' '}
      </p>
      <p>
        You may have more days if you are older, or if the contract replaces another one. New York then gives 60. In some states you get a
        free look for an annuity only if the seller gave you the buyer’s guide or the disclosure late. Ask the insurer if your cover names
        none.
      </p>
      <p>
        We count calendar days. The day after delivery is day 1. Delivery on June 1 with 10 days: the last day is June 11. If you signed a
        delivery receipt, its date is the day of delivery.
      </p>
      <p>
        Lists of days by state disagree. We show a state’s days only where we read its law, with a link to it. The law sets the fewest days.
        Your contract’s cover has the final say.
      </p>
      <p>
        You usually get back what you paid. With a <GlossaryTerm id="variable-annuity">variable annuity</GlossaryTerm> you may get the
        contract’s value on that day, which can be less. The cover says which.
      </p>
      <p>
        Not sure if you want to cancel? <RouteLink to="annuity-alert">The red flags, with their limits</RouteLink> and{' '}
        <RouteLink to="annuity-review">a free review of your contract</RouteLink> can help you decide in time.
      </p>
    </>
  );
}
