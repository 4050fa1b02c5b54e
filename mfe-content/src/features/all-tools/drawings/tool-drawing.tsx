import type { ReactNode } from 'react';

/** A small drawing of 200 by 96 pixels, said in words by its label. */
export function ToolDrawing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 96" width={200} height={96} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
