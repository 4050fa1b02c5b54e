import { correctSentRequest } from '@annuity-lantern/contracts/http';
import { ApiError, call, useClock } from '@annuity-lantern/host-kit';
import { useEffect, useRef, useState } from 'react';
import { type Correction, forgetRequest, type KeptRequest, readRequest, save } from '../model/kept-request.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';

/** Milliseconds between two tries to correct a request that the server has sealed. */
const BETWEEN_TRIES = 10_000;

/** The request that this tab may still correct. */
export type CorrectableRequest = ReturnType<typeof useKeptRequest>;

/** Reads what this tab sent within the last 30 minutes, and corrects it. */
export function useKeptRequest(kind: RequestFormKind) {
  const [kept, show] = useState<KeptRequest>();
  /** What a page that stays open shows once the key is over. */
  const [answers, setAnswers] = useState<KeptRequest['answers']>();
  /** Of a correction that had to wait. */
  const [lateFailure, setLateFailure] = useState<unknown>();
  const setKept = (request: KeptRequest | undefined) => {
    show(request);
    if (request) setAnswers(request.answers);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the form comes to life.
  useEffect(() => setKept(readRequest(kind)), [kind]);

  // Its time ends also while the page stays open.
  const until = kept?.until;
  const isOver = useClock((now) => (until !== undefined && now.getTime() >= until ? 1 : 0), 0) === 1;
  useEffect(() => {
    if (!isOver) return;
    forgetRequest(kind);
    show(undefined);
  }, [isOver, kind]);

  function change(next: KeptRequest): void {
    save(kind, next);
    setKept(next);
  }

  async function post(request: KeptRequest, correction: Correction): Promise<void> {
    const { id, key } = request;
    await call(correctSentRequest, { body: { id, key, ...correction } } as never);
    change({ ...request, left: request.left - 1, isSealed: false, answers: { ...request.answers, ...correction }, waiting: undefined });
  }

  /** Sends a correction. That of a sealed request waits in this tab until the request is stored. */
  async function correct(correction: Correction): Promise<void> {
    if (!kept) return;
    setLateFailure(undefined);
    await post(kept, correction).catch((error: unknown) => {
      if (!(kept.isSealed && isForLater(error))) throw error;
      change({ ...kept, waiting: correction });
    });
  }

  const latest = useRef(kept);
  latest.current = kept;
  const isWaiting = kept?.waiting !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads the request as it is then.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      const request = latest.current;
      if (!request?.waiting) return;
      post(request, request.waiting as Correction).catch((error: unknown) => {
        if (isForLater(error)) return;
        setLateFailure(error);
        change({ ...request, waiting: undefined });
      });
    }, BETWEEN_TRIES);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    kept,
    answers,
    lateFailure,
    correct,
    /** Reads it again, after a request was sent. */
    look: () => setKept(readRequest(kind)),
    forget: () => {
      forgetRequest(kind);
      show(undefined);
      setAnswers(undefined);
    },
  };
}

/** A sealed request is unknown until it is stored, and its store may be away until then. */
function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.wire?.code === 'correction_over' || error.status === 0 || error.status === 429 || error.status >= 500;
}
