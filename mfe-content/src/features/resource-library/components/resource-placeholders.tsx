import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { GreekLines, joinClasses, lined } from '@annuity-lantern/ui';
import { DocumentIcon } from './document-icon.tsx';
import styles from './resource-item.module.css';

const PLACEHOLDERS = 6;

/** Placeholders while the resources load. Without JavaScript they stay, below a sentence that says so. */
export function ResourcePlaceholders() {
  const { phone, hours } = useSite();
  return (
    <>
      <noscript>
        <p>
          This list needs JavaScript. Without it, call <a href={phoneLink(phone.dial)}>{phone.display}</a>
          <span>{`, ${hours.display}.`}</span>
        </p>
      </noscript>
      <ul className={styles.resources}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ in nothing else.
          <li key={index} className={joinClasses(lined[24], styles.placeholder)} data-placeholder="resource">
            <DocumentIcon type="" />
            <GreekLines heading lines={3} label={index === 0 ? 'Loading resources' : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}
