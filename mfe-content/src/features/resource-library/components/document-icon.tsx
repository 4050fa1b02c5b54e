import { ink, joinClasses } from '@annuity-lantern/ui';
import { resourceKind } from '../model/resource-kind.ts';
import styles from './document-icon.module.css';

/** A sheet with a cut corner; its band has the colour of the resource's type. */
export function DocumentIcon({ type }: { readonly type: string }) {
  return (
    <svg viewBox="0 0 60 76" width="60" height="76" aria-hidden="true" className={styles.icon}>
      <path d="M1 1h40l18 18v56H1z" className={joinClasses(ink.line, styles.page)} />
      <path d="M41 1v18h18" className={ink.line} />
      <path d="M9 15.5h24" className={joinClasses(styles.band, type !== '' && styles[resourceKind(type).tone])} />
      <path d="M9 30h40M9 37h38M9 44h38M9 51h40M9 58h26M9 65h41" className={styles.lines} />
    </svg>
  );
}
