import { useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, font, joinClasses, layout, Wrap, wideOnly } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';
import { LocalAdvisor } from './local-advisor.tsx';

export function ConsultationHero() {
  return (
    <Wrap className={joinClasses(layout.apart, styles.hero)}>
      <div>
        <h1>Schedule Your Consultation</h1>
        <p className={joinClasses(font.lead, above[12])}>
          Free, <SiteClaim claim="consultationLength" />
          <span>{`, with a licensed advisor, ${callerRole(useSite())}. Second opinions are welcome. No pressure to buy.`}</span>
        </p>
      </div>
      <div className={wideOnly}>
        <LocalAdvisor />
      </div>
    </Wrap>
  );
}
