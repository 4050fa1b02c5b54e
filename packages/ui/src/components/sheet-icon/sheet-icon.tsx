import { joinClasses } from '../../join-classes.ts';
import styles from './sheet-icon.module.css';

/** A page with a cut corner and greek lines, unlit. */
export function SheetIcon({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 98 118" width="98" height="118" aria-hidden="true" className={joinClasses(styles.sheet, className)}>
      <path d="M1 1h72l24 24v92H1z" className={styles.page} />
      <path d="M73 1v24h24" className={styles.fold} />
      <path d="M15.5 41.5h61M15.5 53.5h63.5M15.5 65.5h58.5M15.5 77.5h63M15.5 89.5h40M15.5 101.5h65" className={styles.lines} />
    </svg>
  );
}
