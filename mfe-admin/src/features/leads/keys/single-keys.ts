import { useSyncExternalStore } from 'react';

/** Stores "off" if the person switched off single-character keys in this browser. Absent otherwise. */
const KEY = 'annuity-lantern.desk-keys';
const listeners = new Set<() => void>();
/** The choice where storage is switched off or full; lasts as long as the page. */
let memory: string | undefined;

/** Whether single-character keys act. People who dictate, or press keys by accident, switch them off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

export function areSingleKeysOn(): boolean {
  return read() !== 'off';
}

/** Applies at once, and is kept in this browser. */
export function switchSingleKeys(on: boolean): void {
  memory = undefined;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    memory = on ? 'on' : 'off';
  }
  for (const tell of listeners) tell();
}

function read(): string | null {
  if (memory !== undefined) return memory;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
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
