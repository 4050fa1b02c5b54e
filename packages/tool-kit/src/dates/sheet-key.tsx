import { above, across, beside, font, joinClasses } from '@annuity-lantern/ui';
import styles from './sheet-key.module.css';

/** How a day or a year of a calendar looks. */
export interface SheetMark {
  readonly isGone: boolean;
  readonly isToday: boolean;
  /** Lit: something ends there. */
  readonly isLast: boolean;
}

export function sheetClass({ isGone, isToday, isLast }: SheetMark): string {
  return joinClasses(styles.sheet, isGone ? styles.gone : styles.ahead, isLast && styles.last, isToday && styles.today);
}

interface SheetKeyProps {
  readonly marks: readonly SheetMark[];
  /** What a lit sheet and today's sheet are called. */
  readonly last: string;
  readonly today: string;
}

/** What the marks above mean, for those that the calendar has. */
export function SheetKey({ marks, last, today }: SheetKeyProps) {
  return (
    <p className={joinClasses(font.small, across[16], above[8])} aria-hidden="true">
      {marks.some(({ isLast, isGone }) => isLast && !isGone) && <Key look={styles.last}>{last}</Key>}
      {marks.some(({ isToday }) => isToday) && <Key look={styles.today}>{today}</Key>}
      {marks.some(({ isGone }) => isGone) && <Key look={styles.gone}>gone</Key>}
    </p>
  );
}

function Key({ look, children }: { readonly look: string | undefined; readonly children: string }) {
  return (
    <span className={beside[8]}>
      <i className={joinClasses(styles.key, look)} /> <span>{children}</span>
    </span>
  );
}
