import type { IncomingMessage } from 'node:http';
import { isEventStream } from '@annuity-lantern/service-kit/event-stream';
import type { Response } from 'express';
import { answerHeaders } from './forwarded-headers.ts';
import { timedOut } from './open-call.ts';

/** Longest silence in a stream of events, in milliseconds: three missed heartbeats mean that its service is gone. */
const STREAM_SILENCE = 60_000;

/**
 * Streams a service's answer to the client.
 *
 * @param timeLimit longest pause in milliseconds, except in streams of events
 * @throws AppError `upstream_timeout` (504), or the error of a broken connection
 */
export async function relayAnswer(answer: IncomingMessage, res: Response, timeLimit: number): Promise<void> {
  res.status(answer.statusCode ?? 502).set(answerHeaders(answer.headers) as Record<string, string | string[]>);
  const limit = setTimeout(() => answer.destroy(timedOut()), isEventStream(res) ? STREAM_SILENCE : timeLimit);
  try {
    for await (const chunk of answer) {
      limit.refresh();
      // The gateway is stopping and has ended the stream.
      if (res.writableEnded) return;
      if (!res.write(chunk)) await drained(res);
    }
    res.end();
  } finally {
    clearTimeout(limit);
  }
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    res.once('drain', resolve);
    res.once('close', resolve);
  });
}
