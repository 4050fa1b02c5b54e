import { useSite } from '@annuity-lantern/host-kit';
import { Wrap } from '@annuity-lantern/ui';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import styles from './for-advisors.module.css';

export function AdvisorsHero() {
  const { networkName } = useSite();
  return (
    <Wrap className={styles.hero}>
      <h1>For Financial Advisors</h1>
      <p className={styles.lead}>
        {networkName} is a network of <ClaimLink claim="advisors" /> advisors. The people who write to us have read the fine print first:
        they ask better questions, and they expect straight answers.
      </p>
    </Wrap>
  );
}
