import { fluid, joinClasses, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export interface Canvas {
  /** Units of the drawing: one is a pixel at the ordinary text size. */
  readonly width: number;
  readonly isWide: boolean;
}

interface DrawnTwiceProps {
  readonly label: string;
  readonly height: number;
  readonly draw: (canvas: Canvas) => ReactNode;
}

const canvases: readonly Canvas[] = [
  { width: 600, isWide: true },
  { width: 280, isWide: false },
];

/** A drawing rendered twice, for the text column and for a phone. Styles show the one that fits. */
export function DrawnTwice({ label, height, draw }: DrawnTwiceProps) {
  return (
    <div className={styles.column}>
      {canvases.map((canvas) => (
        <svg
          key={canvas.width}
          viewBox={`0 0 ${canvas.width} ${height}`}
          role="img"
          aria-label={label}
          className={canvas.isWide ? joinClasses(fluid, styles.wide) : joinClasses(screenOnly, fluid, styles.narrow)}
        >
          {draw(canvas)}
        </svg>
      ))}
    </div>
  );
}
