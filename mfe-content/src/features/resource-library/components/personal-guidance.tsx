import { anchors } from '@annuity-lantern/contracts/links';
import { RouteLink } from '@annuity-lantern/host-kit';
import { buttonClass, Section } from '@annuity-lantern/ui';
import styles from './personal-guidance.module.css';

export function PersonalGuidance() {
  return (
    <Section id="personal-guidance" tone="sunk" heading="Need Personalized Guidance?">
      <div className={styles.call}>
        <p className={styles.words}>
          A worksheet cannot know your situation. A licensed advisor can look at your contract with you, by phone and without charge.
        </p>
        <RouteLink to="consultation" suffix={`#${anchors.consultationForm}`} className={buttonClass()}>
          <span className={styles.long}>Schedule a Consultation</span>
          <span className={styles.short}>Get Consultation</span>
        </RouteLink>
      </div>
    </Section>
  );
}
