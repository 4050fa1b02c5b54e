import { joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past header and navigation. */
export function SkipLink() {
  return (
    <a className={joinClasses(screenOnly, styles.skip)} href="#main">
      Skip to the content
    </a>
  );
}
