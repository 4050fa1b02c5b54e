import { above, across, beside, font, joinClasses } from '@annuity-lantern/ui';
import styles from './sheet-key.module.css';

/** How a day or a year of a calendar looks. */
export interface SheetMark {
  readonly isGone: boolean;
  readonly isToday: boolean;
  /** Lit: something ends there. */
  readonly isLast: boolean;
  /** Filled: a day on which to act. */
  readonly isAct?: boolean;
}

export function sheetClass({ isGone, isToday, isLast, isAct }: SheetMark): string {
  const looks = [isGone ? styles.gone : styles.ahead, isAct && styles.act, isLast && styles.last, isToday && styles.today];
  return joinClasses(styles.sheet, ...looks);
}

interface SheetKeyProps {
  readonly marks: readonly SheetMark[];
  /** What a lit sheet and today's sheet are called. */
  readonly last: string;
  readonly today: string;
  readonly act?: string | undefined;
}

/** What the marks above mean, for those that the calendar has. */
export function SheetKey({ marks, last, today, act }: SheetKeyProps) {
  return (
    <p className={joinClasses(font.small, across[16], above[8])} aria-hidden="true">
      {marks.some(({ isLast, isGone }) => isLast && !isGone) && <Key look={styles.last}>{last}</Key>}
      {act && marks.some(({ isAct }) => isAct) && <Key look={styles.act}>{act}</Key>}
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
