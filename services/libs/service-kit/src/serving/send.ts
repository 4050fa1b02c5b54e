import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './choose-encoding.ts';
import type { Representation } from './representation.ts';

/**
 * Answers with the form that suits the client, or 304 when it has it already. Only a 200 can become a 304. On Node's own request and response:
 * express would look each header up again.
 */
export function send(request: IncomingMessage, response: ServerResponse, representation: Representation, status = 200): void {
  const { bodies, contentType, cacheControl, hash } = representation;
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, bodies);
  const body = bodies[encoding] ?? bodies.identity;
  const etag = `"${hash}-${encoding}"`;
  // A list, and all at once: Node then writes them as they are.
  const headers = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'];
  if (status === 200 && cacheControl !== 'no-store') {
    headers.push('ETag', etag);
    if (knows(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  headers.push('Content-Type', contentType, 'Content-Length', String(body.length));
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Compared weakly, as the standard asks: a proxy between may have marked the ETag with W/. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
