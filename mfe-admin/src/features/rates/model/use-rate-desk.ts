import type { RateDesk } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDesk } from '../api/rate-desk.ts';

export interface RateDeskRead {
  /** The last good answer; null until there is one. */
  readonly desk: RateDesk | null;
  readonly reading: boolean;
  /** The last answer was none: what is shown may be old. */
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
  /** For an answer that came with something else. */
  readonly show: (desk: RateDesk) => void;
}

/** Which rates are in use. Read when the page opens, when asked to, and after everything that may have changed them. */
export function useRateDesk(onSessionEnded: () => void): RateDeskRead {
  const [state, setState] = useState<Pick<RateDeskRead, 'desk' | 'reading' | 'failed'>>({ desk: null, reading: true, failed: false });
  const running = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState((before) => ({ ...before, reading: true }));
    try {
      const desk = await readDesk(control.signal);
      if (!control.signal.aborted) setState({ desk, reading: false, failed: false });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) onSessionEnded();
      else setState((before) => ({ ...before, reading: false, failed: true }));
    }
  }, [onSessionEnded]);
  const show = useCallback((desk: RateDesk) => {
    running.current?.abort();
    setState({ desk, reading: false, failed: false });
  }, []);

  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, [refresh]);
  return { ...state, refresh, show };
}
