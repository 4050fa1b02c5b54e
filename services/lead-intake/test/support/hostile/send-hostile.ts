import { type Agent, request as openRequest } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './judge-answer.ts';

export interface TimedAnswer extends Answer {
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly ms: number;
}

export interface HostileTarget {
  readonly port: number;
  readonly agent: Agent;
  /** Sent with every request; a request's own headers win. */
  readonly headers?: HostileRequest['headers'];
}

/** Sends it unchanged. Rejects if the connection breaks without an answer. */
export function sendHostile({ path, headers, body }: HostileRequest, target: HostileTarget): Promise<TimedAnswer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = openRequest({
      host: '127.0.0.1',
      port: target.port,
      agent: target.agent,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...target.headers, ...headers },
    });
    call.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
      });
    });
    call.once('error', (error) => {
      // The server was closing an idle connection: that is no answer to this request.
      if (call.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
        sendHostile({ path, headers, body }, target).then(resolve, reject);
      else reject(error);
    });
    call.end(bytes);
  });
}
