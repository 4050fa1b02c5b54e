import { useEffect } from 'react';

/** What the desk shows is read again this often, in milliseconds, while the page is visible. */
export const REFRESH_EVERY = 30_000;

interface Options {
  /** When the last answer of any kind came, in milliseconds since 1970; null before the first. */
  readonly settledAt: number | null;
  readonly busy: boolean;
  readonly refresh: () => Promise<void>;
}

/** Calls `refresh` 30 seconds after the last answer; a page that was hidden meanwhile catches up as soon as it is seen. */
export function useTimedRefresh({ settledAt, busy, refresh }: Options): void {
  useEffect(() => {
    if (settledAt === null || busy) return;
    const refreshIfSeen = () => {
      if (!document.hidden) void refresh();
    };
    const refreshIfOverdue = () => {
      if (Date.now() - settledAt >= REFRESH_EVERY) refreshIfSeen();
    };
    const timer = setTimeout(refreshIfSeen, settledAt + REFRESH_EVERY - Date.now());
    document.addEventListener('visibilitychange', refreshIfOverdue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfOverdue);
    };
  }, [settledAt, busy, refresh]);
}
