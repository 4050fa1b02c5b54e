import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { above, font, joinClasses, layout, Wrap, wideOnly } from '@annuity-lantern/ui';
import styles from './consultation-guide.module.css';
import { LocalAdvisor } from './local-advisor.tsx';

export function ConsultationHero() {
  return (
    <Wrap className={joinClasses(layout.apart, styles.hero)}>
      <div>
        <h1>Schedule Your Consultation</h1>
        <p className={joinClasses(font.lead, above[12])}>
          Free, <SiteClaim claim="consultationLength" />, with a licensed advisor. Second opinions are welcome. No pressure to buy.
        </p>
      </div>
      <div className={wideOnly}>
        <LocalAdvisor />
      </div>
    </Wrap>
  );
}
