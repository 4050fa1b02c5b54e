import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/**
 * Sends one request exactly as written: adds no header, does not decompress or follow redirects. For a stream it returns the beginning and
 * leaves the stream open.
 */
export function ask(
  url: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options;
    const call = request(url, { ...rest, agent: false }, async (answer) => {
      try {
        const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
        const bytes = isStream ? await beginningOf(answer) : await buffer(answer);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
      } catch (cause) {
        reject(cause as Error);
      }
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function beginningOf(stream: IncomingMessage): Promise<Buffer> {
  const [bytes] = (await once(stream, 'data')) as [Buffer];
  stream.resume().on('error', () => {});
  return bytes;
}
