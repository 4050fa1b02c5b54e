import { Fitted } from '@annuity-lantern/ui/drawing';
import type { ReactNode } from 'react';

export interface Sheet {
  /** Pixels. */
  readonly width: number;
  readonly isWide: boolean;
}

interface FittedFigureProps {
  readonly label: string;
  readonly height: number;
  readonly draw: (sheet: Sheet) => ReactNode;
}

/** Pixels from which a figure has room for longer words. */
const WIDE = 460;

/** A figure of a lesson, drawn at its real width. */
export function FittedFigure({ label, height, draw }: FittedFigureProps) {
  return (
    <Fitted width={640} height={height} label={label}>
      {(width) => draw({ width, isWide: width >= WIDE })}
    </Fitted>
  );
}
