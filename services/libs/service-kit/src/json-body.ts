import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { AppError } from './errors.ts';

/** Longest body in bytes, if the endpoint names no limit. */
const LIMIT = 16 * 1024;

/** Throws to refuse the body of a call. */
export type CheckBytes = (bytes: Buffer, request: IncomingMessage) => void;

/**
 * Parses the body into `request.body`.
 * @throws AppError `not_json` (415), `body_too_large` (413), `malformed_json` (400)
 */
export function jsonBody(limit = LIMIT, checkFirst: CheckBytes = () => {}): RequestHandler[] {
  const checkHead: RequestHandler = ({ headers }, _response, next) => {
    const type = headers['content-type'] ?? '';
    if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) throw notJson('content type is not JSON');
    if (headers['content-encoding'] !== undefined) throw notJson('body is compressed');
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) throw malformedJson();
    // express.json() answers only after it has received the whole body.
    if (Number(headers['content-length'] ?? 0) > limit) throw bodyTooLarge();
    next();
  };
  const verify = (request: IncomingMessage, _response: unknown, bytes: Buffer) => {
    checkFirst(bytes, request);
    checkBytes(bytes);
  };
  // Not strict: for a body like `"text"` the schema reports an error with the field's name.
  return [checkHead, express.json({ limit, strict: false, verify })];
}

/** express.json() accepts an empty body as `{}`, and replaces invalid UTF-8. */
function checkBytes(bytes: Buffer): void {
  if (bytes.length === 0 || !isUtf8(bytes)) throw malformedJson();
}

/** Our error for an error of express.json(), or undefined for another error. Drops its message, which quotes the body. */
export function bodyError(error: unknown): AppError | undefined {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return bodyTooLarge();
  // The last two mean a broken connection.
  if (['entity.parse.failed', 'request.aborted', 'request.size.invalid'].includes(String(type))) return malformedJson();
  return undefined;
}

function malformedJson(): AppError {
  return new AppError('malformed_json', { message: 'body is not JSON, or not all of it arrived' });
}

function bodyTooLarge(): AppError {
  return new AppError('body_too_large', { message: 'body is longer than the call takes' });
}

function notJson(message: 'content type is not JSON' | 'body is compressed'): AppError {
  return new AppError('not_json', { message });
}
