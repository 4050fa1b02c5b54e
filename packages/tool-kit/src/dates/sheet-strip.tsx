import { above, across, beside, font, joinClasses } from '@annuity-lantern/ui';
import styles from './sheet-strip.module.css';

export interface Sheet {
  /** What it shows: a day of the month, or a year. */
  readonly text: string;
  readonly isGone: boolean;
  readonly isToday: boolean;
  /** The lit sheet: something ends there. */
  readonly isLast: boolean;
}

interface SheetStripProps {
  /** What the strip says, in words. */
  readonly label: string;
  readonly sheets: readonly Sheet[];
  /** What a lit sheet and today's sheet are called below the strip. */
  readonly words: { readonly last: string; readonly today: string };
  /** Room for four digits. */
  readonly years?: boolean | undefined;
}

/** Days or years as sheets of a calendar: gone, to come, and the last ones lit. */
export function SheetStrip({ label, sheets, words, years = false }: SheetStripProps) {
  return (
    <div>
      <div role="img" aria-label={label} className={joinClasses(styles.strip, years && styles.years)}>
        {sheets.map(({ text, isGone, isToday, isLast }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the month can be there twice, and the sheets hold no state.
            key={index}
            className={joinClasses(styles.sheet, isGone ? styles.gone : styles.ahead, isLast && styles.last, isToday && styles.today)}
          >
            {text}
          </span>
        ))}
      </div>
      <p className={joinClasses(font.small, across[16], above[8])} aria-hidden="true">
        {sheets.some(({ isLast, isGone }) => isLast && !isGone) && (
          <span className={beside[8]}>
            <i className={joinClasses(styles.key, styles.last)} /> <span>{words.last}</span>
          </span>
        )}
        {sheets.some(({ isToday }) => isToday) && (
          <span className={beside[8]}>
            <i className={joinClasses(styles.key, styles.today)} /> <span>{words.today}</span>
          </span>
        )}
        {sheets.some(({ isGone }) => isGone) && (
          <span className={beside[8]}>
            <i className={joinClasses(styles.key, styles.gone)} /> gone
          </span>
        )}
      </p>
    </div>
  );
}
