import type { ReactNode } from 'react';
import styles from './tool-drawing.module.css';

/** A small drawing of 200 by 96 pixels, which grows with the text size. */
export function ToolDrawing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 96" width={200} height={96} role="img" aria-label={label} className={styles.drawing}>
      {children}
    </svg>
  );
}
