import { fluid, ink, joinClasses, narrowOnly, wideOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Sheet {
  /** Pixels: the drawing is made for this width, so that its words keep their size. */
  readonly width: number;
  /** Keeps ids inside the two drawings unique. */
  readonly name: 'wide' | 'narrow';
}

interface TwoWidthsProps {
  readonly label: string;
  readonly height: number;
  readonly draw: (sheet: Sheet) => ReactNode;
}

/** One drawing rendered twice, for a column and for a phone. The stylesheet shows the one that fits. */
export function TwoWidths({ label, height, draw }: TwoWidthsProps) {
  const sheets: readonly Sheet[] = [
    { width: 640, name: 'wide' },
    { width: 340, name: 'narrow' },
  ];
  return sheets.map((sheet) => (
    <svg
      key={sheet.name}
      viewBox={`0 0 ${sheet.width} ${height}`}
      width={sheet.width}
      height={height}
      role="img"
      aria-label={label}
      className={joinClasses(fluid, sheet.name === 'wide' ? wideOnly : joinClasses(narrowOnly, ink.legibleNarrow, styles.narrow))}
    >
      {draw(sheet)}
    </svg>
  ));
}
