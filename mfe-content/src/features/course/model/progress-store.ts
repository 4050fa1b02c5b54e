import { keptText } from '@annuity-lantern/host-kit/kept-text';
import { useSyncExternalStore } from 'react';
import { noProgress, type Progress, parseProgress } from './progress.ts';

export const PROGRESS_KEY = 'annuity-lantern.course.fia-mastery';

const kept = keptText(PROGRESS_KEY);
let parsed: { readonly text: string | null; readonly progress: Progress } = { text: null, progress: noProgress };

/** The visitor's progress, here and as other tabs change it. None while the page is served or hydrated. */
export function useProgress(): Progress {
  return useSyncExternalStore(kept.subscribe, readProgress, () => noProgress);
}

/** False once the browser has refused to keep the progress. */
export function useProgressIsKept(): boolean {
  return useSyncExternalStore(kept.subscribe, kept.isKept, () => true);
}

/** Starts from what storage holds now, so that two tabs do not undo each other's lessons. */
export function changeProgress(change: (progress: Progress) => Progress): void {
  const before = readProgress();
  const after = change(before);
  if (after !== before) kept.write(JSON.stringify(after));
}

/** @returns the deleted progress, so that it can be restored. */
export function deleteProgress(): Progress {
  const before = readProgress();
  kept.write(null);
  return before;
}

export function readProgress(): Progress {
  const text = kept.read();
  // The same text must stay the same object: React asks again and again.
  if (text !== parsed.text) parsed = { text, progress: parseProgress(text) };
  return parsed.progress;
}
