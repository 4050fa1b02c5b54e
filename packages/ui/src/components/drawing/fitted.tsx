import type { ReactNode } from 'react';
import styles from './fitted.module.css';
import { useChartWidth } from './use-chart-width.ts';

interface FittedProps {
  /** What it shows, in words. Without it the drawing is decoration. */
  readonly label?: string | undefined;
  /** Pixels: its widest shape. In a narrower place it is drawn narrower, so that its words keep the size of the page's words. */
  readonly width: number;
  /** Pixels, or those of a width. */
  readonly height: number | ((width: number) => number);
  readonly className?: string | undefined;
  /** The drawing at a width in its own pixels. */
  readonly children: (width: number) => ReactNode;
}

/** A drawing with one shape, drawn at its real width. */
export function Fitted({ label, width: widest, height, className, children }: FittedProps) {
  const [box, measured] = useChartWidth(widest);
  const width = Math.min(widest, measured);
  return (
    <div ref={box} className={className}>
      <svg
        viewBox={`0 0 ${width} ${typeof height === 'number' ? height : height(width)}`}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : 'true'}
        className={styles.drawing}
      >
        {children(width)}
      </svg>
    </div>
  );
}
