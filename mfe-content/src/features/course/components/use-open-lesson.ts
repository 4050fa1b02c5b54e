import { useLive, usePlace } from '@annuity-lantern/host-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { lessonAnchor, lessonOfHash } from '../model/lesson-anchor.ts';
import type { LessonId } from '../model/outline.ts';
import { openLesson } from '../model/progress.ts';
import { changeProgress } from '../model/progress-store.ts';

/** The lesson in the address, which counts as started. Undefined for the overview, and in the prerendered page, which has all lessons. */
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
    if (first && open) keepInPlace(document.getElementById(lessonAnchor(open)));
    // For the first lesson the router does the rest: it restores the position or lands on the anchor.
    if (first || left === open) return;
    if (open) return landOn(document.getElementById(lessonAnchor(open)), 'h2');
    // Back in the list, focus moves to the lesson's row. For a link to the list, the router lands on the heading.
    if (left && !hash) landOn(document.querySelector(`[data-lesson-row="${left}"]`), 'a');
  }, [live, open, hash]);

  return open;
}

/** Longest layout shift, in pixels, of a lesson that the browser scrolled to. A larger distance means that the reader scrolled. */
const MOVED = 300;

function keepInPlace(lesson: HTMLElement | null): void {
  const top = lesson?.getBoundingClientRect().top ?? MOVED;
  if (Math.abs(top) < MOVED) lesson?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function landOn(place: Element | null, focusable: string): void {
  const target = place?.querySelector<HTMLElement>(focusable);
  if (!place || !target) return;
  place.scrollIntoView({ block: focusable === 'a' ? 'center' : 'start', behavior: 'instant' });
  if (target.matches('h2')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
