import { usePlace } from '@annuity-lantern/host-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { lessonAnchor, lessonOfHash } from '../model/lesson-anchor.ts';
import type { LessonId } from '../model/outline.ts';
import { openLesson } from '../model/progress.ts';
import { changeProgress } from '../model/progress-store.ts';
import { useLive } from './use-live.ts';

/** The lesson that the address names, which counts as begun. Undefined: the overview, and the served page with all lessons. */
export function useOpenLesson(): LessonId | undefined {
  const live = useLive();
  const { hash } = usePlace();
  const open = live ? lessonOfHash(hash) : undefined;
  const before = useRef<{ readonly open: LessonId | undefined } | undefined>(undefined);

  useEffect(() => {
    if (open) changeProgress((progress) => openLesson(progress, open));
  }, [open]);

  useLayoutEffect(() => {
    if (!live) return;
    const left = before.current?.open;
    const first = before.current === undefined;
    before.current = { open };
    // The first one is the router's: it restores a position or lands on the anchor.
    if (first || left === open) return;
    if (open) return landOn(document.getElementById(lessonAnchor(open)), 'h2');
    // Back in the list, the reader is where the lesson stands in it. A link to the list lands on its heading, by the router.
    if (left && !hash) landOn(document.querySelector(`[data-lesson-row="${left}"]`), 'a');
  }, [live, open, hash]);

  return open;
}

function landOn(place: Element | null, focusable: string): void {
  const target = place?.querySelector<HTMLElement>(focusable);
  if (!place || !target) return;
  place.scrollIntoView({ block: focusable === 'a' ? 'center' : 'start', behavior: 'instant' });
  if (target.matches('h2')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
