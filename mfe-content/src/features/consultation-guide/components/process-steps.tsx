import { Wrap } from '@annuity-lantern/ui';
import { ClaimedText } from '../../../claims/claimed-text.tsx';
import styles from './consultation-guide.module.css';

const steps = [
  { title: 'Submit request', text: 'Five minutes, below.' },
  { title: 'Advisor match', text: 'Someone licensed in your state.' },
  { title: 'Initial call', text: 'By phone, within 24 hours.' },
  { title: 'Custom plan', text: 'Yours to keep, or to ignore.' },
];

export function ProcessSteps() {
  return (
    <Wrap>
      <section aria-labelledby="process" className={`${styles.band} ${styles.lastBand}`}>
        <h2 id="process" className={styles.bandHeading}>
          How it works
        </h2>
        <ol className={styles.four}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <h3 className={styles.itemTitle}>
                {index + 1}. {title}
              </h3>
              <p className={styles.itemText}>
                <ClaimedText text={text} claim="contactTime" />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Wrap>
  );
}
