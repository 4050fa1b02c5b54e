/** A text in this browser's storage, which outlives the tab. No browser sends it to a server. */
export interface KeptText {
  readonly read: () => string | null;
  /** Null removes it. */
  readonly write: (text: string | null) => void;
  /** Calls the listener after each change, here and in another tab. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** False once the browser has refused to keep the text. It then lasts as long as the page. */
  readonly isKept: () => boolean;
}

/** Raises nothing, also where storage is switched off or full. */
export function keptText(key: string): KeptText {
  let memory: string | null = null;
  let storageWorks = true;
  const listeners = new Set<() => void>();

  return {
    read: () => {
      if (!storageWorks) return memory;
      try {
        return localStorage.getItem(key);
      } catch {
        storageWorks = false;
        return memory;
      }
    },
    write: (text) => {
      memory = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        storageWorks = true;
      } catch {
        storageWorks = false;
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const changedElsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', changedElsewhere);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', changedElsewhere);
      };
    },
    isKept: () => storageWorks,
  };
}
