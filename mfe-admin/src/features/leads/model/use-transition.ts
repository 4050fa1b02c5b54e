import type { LeadDetail, TransitionTarget } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { useRef, useState } from 'react';
import { transitionLead } from '../api/transition-lead.ts';

interface Options {
  readonly detail: LeadDetail;
  /** Given the request as it stands after the step. */
  readonly onChanged: (detail: LeadDetail) => void;
  /** Called when what is shown may be old. */
  readonly onOutdated: () => void;
  readonly onSessionEnded: () => void;
}

export interface TransitionState {
  /** The step that is on its way. */
  readonly busy: TransitionTarget | null;
  /** How the last one ended: `changed`, somebody was faster; `unsaved`, nobody knows whether it was stored. */
  readonly ended: 'saved' | 'changed' | 'unsaved' | null;
}

/** Takes one step of a request at a time: a second press while one is on its way does nothing. */
export function useTransition({ detail, onChanged, onOutdated, onSessionEnded }: Options) {
  const [state, setState] = useState<TransitionState>({ busy: null, ended: null });
  const running = useRef(false);

  /** Whether it is stored for sure. */
  const take = async (to: TransitionTarget, note: string): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState({ busy: to, ended: null });
    try {
      onChanged(await transitionLead(detail.id, to, detail.seq, note));
      setState({ busy: null, ended: 'saved' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: null, ended: error.status === 409 ? 'changed' : 'unsaved' });
      if (error.status === 401) onSessionEnded();
      else onOutdated();
      return false;
    } finally {
      running.current = false;
    }
  };
  return { ...state, take };
}
