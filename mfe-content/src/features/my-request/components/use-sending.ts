import type { MyRequest } from '@annuity-lantern/contracts/http';
import { useState } from 'react';
import { failureWords } from '../model/failure-words.ts';

/** Sends a change with the headers of the visit, and shows the request as it is then. */
export type Change = (send: (headers: Readonly<Record<string, string>>) => Promise<MyRequest>) => Promise<void>;

/** One call at a time, and what became of the last one. */
export function useSending() {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ReturnType<typeof failureWords>>();

  async function send(work: () => Promise<void>): Promise<void> {
    if (progress === 'busy') return;
    setProgress('busy');
    setFailure(undefined);
    try {
      await work();
      setProgress('done');
    } catch (error) {
      setFailure(failureWords(error));
      setProgress('idle');
    }
  }

  return { send, busy: progress === 'busy', isDone: progress === 'done', failure };
}
