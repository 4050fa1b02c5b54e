import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** One request exactly as written: nothing is added, decompressed or followed. */
export function ask(url: string, options: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options;
    const call = request(url, { ...rest, agent: false }, async (answer) => {
      try {
        const bytes = await buffer(answer);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
      } catch (cause) {
        reject(cause as Error);
      }
    });
    call.on('error', reject);
    call.end(body);
  });
}
