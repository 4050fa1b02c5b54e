import { joinClasses } from '../../join-classes.ts';
import styles from './mark.module.css';

/** The logo: an A that is also a lantern, in the text color. It has no accessible name: show it beside the site's name. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 36 40" width="36" height="40" aria-hidden="true" className={joinClasses(styles.mark, className)}>
      <path d="M18 12 10.7 27h14.6z" className={styles.lamp} />
      <g className={styles.frame}>
        <circle cx="18" cy="4.4" r="3" className={styles.ring} />
        <path d="M18 7.6 3.4 38M18 7.6 32.6 38M8.6 27.4h18.8" />
      </g>
    </svg>
  );
}
