import { useSyncExternalStore } from 'react';

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
  const shapes = () => (isPrinting || typeof window.matchMedia !== 'function' ? both : fits(narrowUpTo) ? narrow : wide);
  return useSyncExternalStore(
    (onChange) => watch(narrowUpTo, onChange),
    shapes,
    () => both,
  );
}

let isPrinting = false;

function fits(narrowUpTo: number): boolean {
  return window.matchMedia(query(narrowUpTo)).matches;
}

function query(narrowUpTo: number): string {
  return `(max-width: ${narrowUpTo}px)`;
}

function watch(narrowUpTo: number, onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const width = window.matchMedia(query(narrowUpTo));
  const print = (printing: boolean) => () => {
    isPrinting = printing;
    onChange();
  };
  const [start, end] = [print(true), print(false)];
  width.addEventListener('change', onChange);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    width.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}
