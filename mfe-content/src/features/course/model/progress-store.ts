import { useSyncExternalStore } from 'react';
import { noProgress, type Progress, parseProgress } from './progress.ts';

export const PROGRESS_KEY = 'annuity-lantern.course.fia-mastery';

/** Takes the place of storage that is switched off or full; lasts as long as the page. */
let memory: string | null = null;
let storageWorks = true;
let parsed: { readonly text: string | null; readonly progress: Progress } = { text: null, progress: noProgress };
const listeners = new Set<() => void>();

/** The visitor's progress, here and as other tabs change it. None while the page is served or hydrated. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, readProgress, () => noProgress);
}

/** False once the browser has refused to keep the progress. */
export function useProgressIsKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storageWorks,
    () => true,
  );
}

/** Starts from what storage holds now, so that two tabs do not undo each other's lessons. */
export function changeProgress(change: (progress: Progress) => Progress): void {
  const before = readProgress();
  const after = change(before);
  if (after !== before) write(JSON.stringify(after));
}

/** @returns the deleted progress, so that it can be restored. */
export function deleteProgress(): Progress {
  const before = readProgress();
  write(null);
  return before;
}

export function readProgress(): Progress {
  const text = read();
  // The same text must stay the same object: React asks again and again.
  if (text !== parsed.text) parsed = { text, progress: parseProgress(text) };
  return parsed.progress;
}

function read(): string | null {
  if (!storageWorks) return memory;
  try {
    return localStorage.getItem(PROGRESS_KEY);
  } catch {
    storageWorks = false;
    return memory;
  }
}

function write(text: string | null): void {
  memory = text;
  try {
    if (text === null) localStorage.removeItem(PROGRESS_KEY);
    else localStorage.setItem(PROGRESS_KEY, text);
    storageWorks = true;
  } catch {
    storageWorks = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === PROGRESS_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}
