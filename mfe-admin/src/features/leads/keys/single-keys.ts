import { useSyncExternalStore } from 'react';

/** Stores "off" if the person switched off single-character keys in this browser. Absent otherwise. */
const KEY = 'annuity-lantern.desk-keys';
const listeners = new Set<() => void>();
/** Takes the place of storage that is switched off; lasts as long as the page. */
let memory: string | null = null;

/** Whether single-character keys act. People who dictate, or press keys by accident, switch them off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

export function areSingleKeysOn(): boolean {
  return read() !== 'off';
}

/** Applies at once, and is kept in this browser. */
export function switchSingleKeys(on: boolean): void {
  memory = on ? null : 'off';
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice then holds for this visit.
  }
  for (const tell of listeners) tell();
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
