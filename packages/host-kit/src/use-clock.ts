import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock. */
const EVERY = 15_000;

const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * What `read` makes of the present moment, kept up to date in a tab that stays open. It draws again only when the value changes.
 * @param served the value while the page is prerendered or hydrated, so that both agree.
 */
export function useClock<Value extends string | number | undefined>(read: (now: Date) => Value, served: Value): Value {
  return useSyncExternalStore(
    watchClock,
    () => read(new Date()),
    () => served,
  );
}

/** Looks at once when the tab is shown again: a sleeping computer and a hidden tab run no timers. */
function watchClock(look: () => void): () => void {
  looks.add(look);
  if (looks.size === 1) {
    timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('pageshow', lookAgain);
  }
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    window.removeEventListener('pageshow', lookAgain);
  };
}

function lookAgain(): void {
  for (const look of looks) look();
}
