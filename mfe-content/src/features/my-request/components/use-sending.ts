import type { MyRequest } from '@annuity-lantern/contracts/http';
import { useRef, useState } from 'react';
import { failureWords } from '../model/failure-words.ts';

/** Sends a call with the headers of the visit, and notes when the visit is over. */
export type AsVisitor = <T>(send: (headers: Readonly<Record<string, string>>) => Promise<T>) => Promise<T>;

/** Sends a change with the headers of the visit, and shows the request as it is then. */
export type Change = (send: (headers: Readonly<Record<string, string>>) => Promise<MyRequest>) => Promise<void>;

/** One call at a time, and what became of the last one. */
export function useSending() {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ReturnType<typeof failureWords>>();
  // Two clicks may come before the button is drawn anew.
  const isBusy = useRef(false);

  async function send(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProgress('busy');
    setFailure(undefined);
    try {
      await work();
      setProgress('done');
    } catch (error) {
      setFailure(failureWords(error));
      setProgress('idle');
    } finally {
      isBusy.current = false;
    }
  }

  return { send, busy: progress === 'busy', isDone: progress === 'done', failure };
}
