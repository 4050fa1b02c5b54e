import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readLead } from '../api/read-lead.ts';
import { useTimedRefresh } from './use-timed-refresh.ts';

interface DetailState {
  /** Whose detail this is. */
  readonly id: string | null;
  /** Null until the first answer; a later read that fails leaves it. */
  readonly detail: LeadDetail | null;
  /** When the last good answer came, in milliseconds since 1970. */
  readonly readAt: number | null;
  /** When the last answer of any kind came. */
  readonly settledAt: number | null;
  readonly reading: boolean;
  /** `gone`: the lead is no longer stored. */
  readonly failed: 'unreadable' | 'gone' | null;
}

type Action =
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'read'; readonly detail: LeadDetail; readonly at: number }
  | { readonly type: 'failed'; readonly why: 'unreadable' | 'gone'; readonly at: number };

export interface LeadDetailRead extends Omit<DetailState, 'id' | 'settledAt'> {
  readonly refresh: () => Promise<void>;
  /** Takes what a step answered as the newest reading; one that is on its way is older. */
  readonly adopt: (detail: LeadDetail) => void;
}

const nothingYet: DetailState = { id: null, detail: null, readAt: null, settledAt: null, reading: false, failed: null };

/** The open request in full: read when it is opened and every 30 seconds after that. `onSessionEnded` is called on a 401. */
export function useLeadDetail(id: string | null, onSessionEnded: () => void): LeadDetailRead {
  const [state, dispatch] = useReducer(reduce, nothingYet);
  const running = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    running.current?.abort();
    if (id === null) return;
    const control = new AbortController();
    running.current = control;
    dispatch({ type: 'started', id });
    try {
      const detail = await readLead(id, control.signal);
      if (!control.signal.aborted) dispatch({ type: 'read', detail, at: Date.now() });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) onSessionEnded();
      else dispatch({ type: 'failed', why: error.status === 404 ? 'gone' : 'unreadable', at: Date.now() });
    }
  }, [id, onSessionEnded]);

  const adopt = useCallback((detail: LeadDetail) => {
    running.current?.abort();
    dispatch({ type: 'read', detail, at: Date.now() });
  }, []);

  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, [refresh]);

  // Until the effect above has run, what was read belongs to the request that was open before.
  const { id: _, settledAt, ...own } = state.id === id ? state : nothingYet;
  useTimedRefresh({ settledAt, busy: own.reading, refresh });
  return { ...own, refresh, adopt };
}

function reduce(state: DetailState, action: Action): DetailState {
  switch (action.type) {
    case 'started':
      return { ...(state.id === action.id ? state : nothingYet), id: action.id, reading: true };
    case 'read':
      // The answer to a step of a request that is not open any more.
      if (state.id !== action.detail.id) return state;
      return { ...state, detail: action.detail, readAt: action.at, settledAt: action.at, reading: false, failed: null };
    case 'failed':
      return { ...state, settledAt: action.at, reading: false, failed: action.why };
  }
}
