import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { answerHeaders } from './forwarded-headers.ts';
import { timedOut } from './open-call.ts';

/**
 * Streams the answer of a service to the client. `timeLimit`: longest pause within it, in milliseconds.
 * @throws AppError `upstream_timeout` (504), or the error of a connection that broke off
 */
export async function relayAnswer(answer: IncomingMessage, res: Response, timeLimit: number): Promise<void> {
  const limit = setTimeout(() => answer.destroy(timedOut()), timeLimit);
  try {
    res.status(answer.statusCode ?? 502).set(answerHeaders(answer.headers) as Record<string, string | string[]>);
    for await (const chunk of answer) {
      limit.refresh();
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
