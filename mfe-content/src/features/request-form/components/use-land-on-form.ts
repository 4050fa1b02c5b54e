import { readConsultationQuery } from '@annuity-lantern/contracts/links';
import { usePlace } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import type { RequestFormKind } from '../model/request-form-kind.ts';

const DELAY = 100;

/** Whether the page has scrolled to its form. It does so once, for an address opened from outside; inside the site the shell scrolls. */
export const landing = { done: false };

/** Scrolls to the form of a page that was opened from outside, where that page leads down to it. */
export function useLandOnForm({ anchor, landing: when }: RequestFormKind): void {
  const { search } = usePlace();

  useEffect(() => {
    const { carrier, product } = readConsultationQuery(search);
    const wanted = when === 'always' || Boolean(carrier || product);
    if (landing.done || !wanted || !openedHere()) return;
    const timer = setTimeout(() => {
      landing.done = true;
      land(anchor);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [search, anchor, when]);
}

/** True when the browser opened this very address anew: not by a reload or by its back button, which keep their place. */
function openedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return true;
  return (
    entry.type === 'navigate' &&
    new URL(entry.name).search === window.location.search &&
    new URL(entry.name).pathname === window.location.pathname
  );
}

function land(anchor: string): void {
  const form = document.getElementById(anchor);
  // A visitor who scrolled or typed before hydration stays in place.
  if (!form || form.contains(document.activeElement) || window.scrollY > 0) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  form.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  form.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
