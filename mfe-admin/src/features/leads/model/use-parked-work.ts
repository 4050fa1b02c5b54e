import { ApiError } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type ParkedPage, readParkedPage } from '../api/parked-work.ts';
import { useTimedRefresh } from './use-timed-refresh.ts';

const PAGE_SIZE = 50;
/** Most rows that the server gives in one answer. */
const LARGEST_PAGE = 200;

interface ParkedState {
  /** Null until the first answer. */
  readonly page: ParkedPage | null;
  /** When the last good answer came, in milliseconds since 1970. */
  readonly readAt: number | null;
  /** When the last answer of any kind came. */
  readonly settledAt: number | null;
  readonly reading: 'newest' | 'more' | null;
  readonly failed: 'newest' | 'more' | null;
}

type Action =
  | { readonly type: 'started'; readonly what: 'newest' | 'more' }
  | { readonly type: 'read'; readonly page: ParkedPage; readonly at: number }
  | { readonly type: 'failed'; readonly what: 'newest' | 'more'; readonly at: number };

const nothingYet: ParkedState = { page: null, readAt: null, settledAt: null, reading: null, failed: null };

export interface ParkedWorkList extends ParkedState {
  readonly refresh: () => Promise<void>;
  readonly showMore: () => Promise<void>;
}

/** What was given up: newest first, read again every 30 seconds, longer by one page on demand. `onSessionEnded` is called on a 401. */
export function useParkedWork(onSessionEnded: () => void): ParkedWorkList {
  const [state, dispatch] = useReducer(reduce, nothingYet);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<ParkedPage>({ effects: [], next: null });

  const run = useCallback(
    async (what: 'newest' | 'more', read: (signal: AbortSignal) => Promise<ParkedPage>) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      dispatch({ type: 'started', what });
      try {
        const page = await read(control.signal);
        if (control.signal.aborted) return;
        shown.current = page;
        dispatch({ type: 'read', page, at: Date.now() });
      } catch (error) {
        if (control.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) onSessionEnded();
        else dispatch({ type: 'failed', what, at: Date.now() });
      }
    },
    [onSessionEnded],
  );
  const refresh = useCallback(() => run('newest', (signal) => readNewest(shown.current.effects.length, signal)), [run]);
  const showMore = useCallback(
    () =>
      run('more', async (signal) => {
        const { effects, next } = await readParkedPage(shown.current.next, PAGE_SIZE, signal);
        return { effects: [...shown.current.effects, ...effects], next };
      }),
    [run],
  );

  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, [refresh]);
  useTimedRefresh({ settledAt: state.settledAt, busy: state.reading !== null, refresh });
  return { ...state, refresh, showMore };
}

/** As many as are shown, in as few calls as the server allows. */
async function readNewest(count: number, signal: AbortSignal): Promise<ParkedPage> {
  const wanted = Math.max(count, PAGE_SIZE);
  let read = await readParkedPage(null, Math.min(wanted, LARGEST_PAGE), signal);
  while (read.next !== null && read.effects.length < wanted) {
    const more = await readParkedPage(read.next, Math.min(wanted - read.effects.length, LARGEST_PAGE), signal);
    read = { effects: [...read.effects, ...more.effects], next: more.next };
  }
  return read;
}

function reduce(state: ParkedState, action: Action): ParkedState {
  switch (action.type) {
    case 'started':
      return { ...state, reading: action.what };
    case 'read':
      return { page: action.page, readAt: action.at, settledAt: action.at, reading: null, failed: null };
    case 'failed':
      return { ...state, settledAt: action.at, reading: null, failed: action.what };
  }
}
