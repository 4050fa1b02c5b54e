import { useSite } from '@annuity-lantern/host-kit';
import styles from './legal-article.module.css';
import type { LegalSection } from './legal-article.tsx';

/** The last section of every legal text. */
export const howToReachUs: LegalSection = { id: 'contact', heading: 'How to reach us', body: <Contact /> };

function Contact() {
  const { networkName, address, contactEmail, phone, hours } = useSite();
  return (
    <>
      <p>
        {networkName}, {address.street}, {address.city}, {address.region} {address.postalCode}
      </p>
      <p>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,{' '}
        <a href={`tel:${phone.dial}`} className={styles.phone}>
          {phone.display}
        </a>
        , {hours.display}
      </p>
    </>
  );
}
