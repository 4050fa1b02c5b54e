import type { IncomingMessage } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * Reads the whole body, of at most `longest` bytes.
 *
 * @throws AppError `body_too_large` (413); the connection's error if the client disconnects
 */
export async function readBody(req: IncomingMessage, longest: number): Promise<Buffer> {
  refuseLongBody(req, longest);
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    // Events take less CPU time than an async iterator.
    req.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > longest) reject(tooLarge());
      else pieces.push(piece);
    });
    req.once('end', () => resolve(Buffer.concat(pieces)));
    req.once('error', reject);
  });
}

/** @throws AppError `body_too_large` (413) if the announced length exceeds the limit in bytes */
export function refuseLongBody(req: IncomingMessage, longest: number): void {
  if (Number(req.headers['content-length'] ?? 0) > longest) throw tooLarge();
}

export function tooLarge(): AppError {
  return new AppError('body_too_large', { message: 'body is longer than the call takes' });
}
