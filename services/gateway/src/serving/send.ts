import type { Request, Response } from 'express';
import { chooseEncoding } from './choose-encoding.ts';
import type { Representation } from './representation.ts';

/** Answers with the form that suits the client, or 304 when it has it already. Only a 200 can become a 304. */
export function send(req: Request, res: Response, representation: Representation, status = 200): void {
  const { bodies, contentType, cacheControl, hash } = representation;
  const encoding = chooseEncoding(req.get('accept-encoding'), bodies);
  const body = bodies[encoding] ?? bodies.identity;
  const etag = `"${hash}-${encoding}"`;
  res.status(status).set({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (status === 200 && cacheControl !== 'no-store') {
    res.set('ETag', etag);
    if (knows(req.get('if-none-match'), etag)) {
      res.status(304).end();
      return;
    }
  }
  res.set({ 'Content-Type': contentType, 'Content-Length': String(body.length) });
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Compared weakly, as the standard asks: a proxy between may have marked the ETag with W/. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
