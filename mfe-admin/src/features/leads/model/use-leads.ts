import { ApiError } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type LeadPage, readLeadPage, readNewestLeads } from '../api/read-leads.ts';
import type { LeadListName } from './lead-lists.ts';
import { mergeNewest } from './merge-newest.ts';
import { useTimedRefresh } from './use-timed-refresh.ts';

export const PAGE_SIZE = 50;

export interface LeadsState {
  /** Null until the first answer. */
  readonly page: LeadPage | null;
  /** When the last good answer came, in milliseconds since 1970. */
  readonly readAt: number | null;
  /** When the last answer of any kind came. */
  readonly settledAt: number | null;
  readonly reading: 'newest' | 'more' | null;
  readonly failed: 'newest' | 'more' | null;
}

type Action =
  | { readonly type: 'started'; readonly what: 'newest' | 'more' }
  | { readonly type: 'newest'; readonly page: LeadPage; readonly at: number }
  | { readonly type: 'more'; readonly page: LeadPage; readonly at: number }
  | { readonly type: 'failed'; readonly what: 'newest' | 'more'; readonly at: number };

const nothingYet: LeadsState = { page: null, readAt: null, settledAt: null, reading: null, failed: null };

export interface LeadList extends LeadsState {
  readonly refresh: () => Promise<void>;
  readonly showMore: () => Promise<void>;
}

interface Options {
  readonly list: LeadListName;
  /** How many leads to read at first: more than one page when staff comes back to a longer list. */
  readonly firstCount: number;
  /** Called on a 401: the list itself stays silent then. */
  readonly onSessionEnded: () => void;
}

/** One list of requests: newest first, read again every 30 seconds, longer by one page on demand. */
export function useLeads({ list, firstCount, onSessionEnded }: Options): LeadList {
  const [state, dispatch] = useReducer(reduce, nothingYet);
  const running = useRef<AbortController | null>(null);
  const shownCount = state.page?.leads.length ?? 0;

  const run = useCallback(
    async (what: 'newest' | 'more', read: (signal: AbortSignal) => Promise<LeadPage>) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      dispatch({ type: 'started', what });
      try {
        const page = await read(control.signal);
        if (!control.signal.aborted) dispatch({ type: what, page, at: Date.now() });
      } catch (error) {
        if (control.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) onSessionEnded();
        else dispatch({ type: 'failed', what, at: Date.now() });
      }
    },
    [onSessionEnded],
  );

  const refresh = useCallback(
    () => run('newest', (signal) => readNewestLeads(list, Math.max(shownCount, firstCount, PAGE_SIZE), signal)),
    [run, list, shownCount, firstCount],
  );
  const cursor = state.page?.next ?? null;
  const showMore = useCallback(() => run('more', (signal) => readLeadPage(list, cursor, PAGE_SIZE, signal)), [run, list, cursor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first read belongs to the mount; later ones to the timer below
  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, []);

  useTimedRefresh({ settledAt: state.settledAt, busy: state.reading !== null, refresh });

  return { ...state, refresh, showMore };
}

function reduce(state: LeadsState, action: Action): LeadsState {
  switch (action.type) {
    case 'started':
      return { ...state, reading: action.what };
    case 'newest': {
      const page = state.page ? mergeNewest(state.page, action.page) : action.page;
      return { page, readAt: action.at, settledAt: action.at, reading: null, failed: null };
    }
    case 'more': {
      const known = new Set(state.page?.leads.map((lead) => lead.id));
      const leads = [...(state.page?.leads ?? []), ...action.page.leads.filter((lead) => !known.has(lead.id))];
      return { ...state, page: { leads, next: action.page.next }, settledAt: action.at, reading: null, failed: null };
    }
    case 'failed':
      return { ...state, settledAt: action.at, reading: null, failed: action.what };
  }
}
