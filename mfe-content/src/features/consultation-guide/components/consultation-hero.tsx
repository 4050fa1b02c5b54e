import { useSite } from '@annuity-lantern/host-kit';
import { OutsideLink, Wrap } from '@annuity-lantern/ui';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import styles from './consultation-guide.module.css';

export function ConsultationHero() {
  const { advisorDirectory } = useSite().links;
  return (
    <Wrap className={styles.hero}>
      <div>
        <h1>Schedule Your Consultation</h1>
        <p className={styles.lead}>
          Free, <ClaimLink claim="consultationLength" />, with a licensed advisor. Second opinions are welcome. No pressure to buy.
        </p>
      </div>
      <p className={styles.aside}>
        Rather look someone up yourself? <OutsideLink page={advisorDirectory}>Find a Local Advisor</OutsideLink>
      </p>
    </Wrap>
  );
}
