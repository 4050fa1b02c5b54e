import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { useSite } from '@annuity-lantern/host-kit';
import { GreekLines, joinClasses } from '@annuity-lantern/ui';
import tools from '../../../shared-styles/tools.module.css';
import styles from './rate-results.module.css';

const PLACEHOLDERS = 6;

/** Placeholders while the rates load. Without JavaScript they stay, below a sentence that says so. */
export function RatePlaceholders() {
  const { phone, hours } = useSite();
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          The rates need JavaScript. Without it, call <a href={phoneLink(phone.dial)}>{phone.display}</a>
          <span>{`, ${hours.display}, and ask for today’s rates.`}</span>
        </p>
      </noscript>
      <ul>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ in nothing else.
          <li key={index} className={joinClasses(tools.columns, styles.placeholder)} data-placeholder="rate">
            <GreekLines heading lines={1} />
            <GreekLines heading lines={6} label={index === 0 ? 'Loading rates' : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}
