import { joinClasses } from '@annuity-lantern/ui';
import { SheetKey, type SheetMark, sheetClass } from './sheet-key.tsx';
import styles from './sheet-strip.module.css';

export interface Sheet extends SheetMark {
  /** What it shows: the number of a day, or a year. */
  readonly text: string;
  /** The days of a year on which something ends: `Fri, Dec 31`. */
  readonly days?: readonly string[];
}

interface SheetStripProps {
  /** What the strip says, in words. */
  readonly label: string;
  readonly sheets: readonly Sheet[];
  /** What a lit sheet and today's sheet are called below the strip. */
  readonly words: { readonly last: string; readonly today: string };
  /** Room for a year and a day below it. */
  readonly years?: boolean | undefined;
}

/** Days whose dates are not known, or years, as sheets of a calendar: gone, to come, and the last ones lit. */
export function SheetStrip({ label, sheets, words, years = false }: SheetStripProps) {
  return (
    <div>
      <div role="img" aria-label={label} className={joinClasses(styles.strip, years && styles.years)}>
        {sheets.map((sheet) => (
          <span key={sheet.text} className={sheetClass(sheet)}>
            <span>{sheet.text}</span>
            {sheet.days?.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </span>
        ))}
      </div>
      <SheetKey marks={sheets} {...words} />
    </div>
  );
}
