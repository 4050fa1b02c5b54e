import { useState, useSyncExternalStore } from 'react';

/** As in the style sheet: one column. */
const PHONE = '(max-width: 900px)';

/** How many of the articles are shown: on phones only the first few, until the visitor asks for all. */
export function useFolded(count: number, onPhones: number): { readonly shown: number; readonly unfold: () => void } {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useSyncExternalStore(watch, matches, () => false);
  return { shown: isPhone && !isOpen ? Math.min(count, onPhones) : count, unfold: () => setOpen(true) };
}

function matches(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches;
}

function watch(onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {};
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
