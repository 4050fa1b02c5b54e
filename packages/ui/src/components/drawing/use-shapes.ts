import { useSyncExternalStore } from 'react';
import { usePrinting } from '../../printing.ts';

export type ChartShape = 'wide' | 'narrow';

/** CSS pixels: the widest window that shows the narrow shape. Also in shaped.module.css. */
const NARROW_UP_TO = 900;

const both = ['wide', 'narrow'] as const satisfies readonly ChartShape[];
const wide = ['wide'] as const satisfies readonly ChartShape[];
const narrow = ['narrow'] as const satisfies readonly ChartShape[];

/**
 * The shapes in which a drawing that has one for wide windows and one for narrow ones is to be rendered. A style sheet shows the one
 * that fits. A server and paper need both, since their width is not known; in a window only the fitting one is kept up to date.
 */
export function useShapes(): readonly ChartShape[] {
  const fitting = useSyncExternalStore(watch, fittingShapes, () => both);
  return usePrinting() ? both : fitting;
}

function fittingShapes(): readonly ChartShape[] {
  if (typeof window.matchMedia !== 'function') return both;
  return widthQuery().matches ? narrow : wide;
}

function watch(onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const query = widthQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function widthQuery(): MediaQueryList {
  return window.matchMedia(`(max-width: ${NARROW_UP_TO}px)`);
}
