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
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && cacheControl !== 'no-store') {
    response.setHeader('ETag', etag);
    if (knows(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', body.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Compared weakly, as the standard asks: a proxy between may have marked the ETag with W/. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
