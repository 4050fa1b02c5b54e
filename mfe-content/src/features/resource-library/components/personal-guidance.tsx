import { anchors } from '@annuity-lantern/contracts/links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { buttonClass, font, layout, narrowOnly, Section, wideOnly } from '@annuity-lantern/ui';

export function PersonalGuidance() {
  const role = callerRole(useSite());
  return (
    <Section id="personal-guidance" tone="sunk" heading="Need Personalized Guidance?">
      <div className={layout.apart}>
        <p
          className={font.measure}
        >{`A worksheet can’t know your situation. A licensed advisor, ${role}, can look at your contract with you, free, by phone.`}</p>
        <RouteLink to="consultation" suffix={`#${anchors.consultationForm}`} className={buttonClass()}>
          <span className={wideOnly}>Schedule a Consultation</span>
          <span className={narrowOnly}>Get Consultation</span>
        </RouteLink>
      </div>
    </Section>
  );
}
