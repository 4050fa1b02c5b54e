import { useSyncExternalStore } from 'react';
import { usePrinting } from '../../printing.ts';

type Shape = 'wide' | 'narrow';

const both = ['wide', 'narrow'] as const satisfies readonly Shape[];
const wide = ['wide'] as const satisfies readonly Shape[];
const narrow = ['narrow'] as const satisfies readonly Shape[];

/**
 * The shapes in which a drawing that has one for wide windows and one for narrow ones is to be rendered. A style sheet shows the one
 * that fits. A server and paper need both, since their width is not known; in a window only the fitting one is kept up to date.
 *
 * @param narrowUpTo CSS pixels: the widest window that shows the narrow shape, as in the style sheet.
 */
export function useShapes(narrowUpTo: number): readonly Shape[] {
  const fitting = useSyncExternalStore(
    (onChange) => watch(narrowUpTo, onChange),
    () => fittingShapes(narrowUpTo),
    () => both,
  );
  return usePrinting() ? both : fitting;
}

function fittingShapes(narrowUpTo: number): readonly Shape[] {
  if (typeof window.matchMedia !== 'function') return both;
  return widthQuery(narrowUpTo).matches ? narrow : wide;
}

function watch(narrowUpTo: number, onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const query = widthQuery(narrowUpTo);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function widthQuery(narrowUpTo: number): MediaQueryList {
  return window.matchMedia(`(max-width: ${narrowUpTo}px)`);
}
