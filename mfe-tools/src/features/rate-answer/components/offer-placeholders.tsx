import { GreekLines } from '@annuity-lantern/ui';
import styles from './rate-answer.module.css';

/** Where the three offers will be. */
export function OfferPlaceholders() {
  return (
    <ul>
      {['first', 'second', 'third'].map((place) => (
        <li key={place} className={styles.placeholder}>
          <GreekLines heading lines={4} label={place === 'first' ? 'Loading what pays the most' : undefined} />
        </li>
      ))}
    </ul>
  );
}
