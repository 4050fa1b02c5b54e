import { anchors, readConsultationQuery } from '@annuity-lantern/contracts/links';
import { usePlace } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';

const DELAY = 100;

// Ways inside the site land on the form by the shell; this one is for an address opened from outside, once.
let landed = false;

/** Scrolls to the form when the visitor came with a product in the address. */
export function useLandOnForm(): void {
  const { search } = usePlace();

  useEffect(() => {
    const { carrier, product } = readConsultationQuery(search);
    if (landed || !(carrier || product) || !openedHere()) return;
    const timer = setTimeout(() => {
      landed = true;
      land();
    }, DELAY);
    return () => clearTimeout(timer);
  }, [search]);
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

function land(): void {
  const form = document.getElementById(anchors.consultationForm);
  // Who has scrolled or begun to type before the script ran stays where they are.
  if (!form || form.contains(document.activeElement) || window.scrollY > 0) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  form.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
  form.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
