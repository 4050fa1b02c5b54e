import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { departmentsPage } from '@annuity-lantern/site/insurance-departments';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, across, font, joinClasses, OutsideLink } from '@annuity-lantern/ui';
import { Steps } from '../../../article/steps.tsx';
import { GlossaryTerm } from '../../../glossary/glossary-term.tsx';
import { ReviewButton } from './review-button.tsx';

/** Advice before signing, after it, and for an existing contract. */
export function ProtectYourself() {
  const site = useSite();
  const { links, phone, hours } = site;
  return (
    <>
      <Steps>
        <li>
          <span>Ask for the specimen contract, and read the page that says “Income Base”.</span>
        </li>
        <li>
          <span>
            Use the <GlossaryTerm id="free-look">free look</GlossaryTerm>: usually <SiteClaim claim="freeLook" />. Check your contract’s
            cover. <RouteLink to="free-look">Count your days, and print the letter that cancels it</RouteLink>
          </span>
        </li>
        <li>
          <span>Get every promise in writing, signed.</span>
        </li>
        <li>
          <span>
            Check the seller’s license with your state’s insurance department: <OutsideLink page={departmentsPage} />. For variable
            annuities and securities, look in <OutsideLink page={links.advisorDirectory} />, too.
          </span>
        </li>
        <li>
          <span>Before you give up an old contract, ask what leaving costs and what its riders would pay. You can’t get it back.</span>
        </li>
        <li>
          <span>Get a second opinion from someone who is not paid if you buy.</span>
        </li>
      </Steps>
      <p
        className={font.note}
      >{`Our own review is free, with no obligation. A licensed advisor, ${callerRole(site)}, does it, and may earn a commission if you later buy something. Ask how they are paid. Keeping what you own can be the right answer.`}</p>
      <div className={joinClasses(across[24], font.body, above[24])}>
        <ReviewButton />
        <p>
          Or call <a href={phoneLink(phone.dial)}>{phone.display}</a>
          <span>{`, ${hours.display}.`}</span>
        </p>
      </div>
    </>
  );
}
