import type { IncomingMessage } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { LONGEST_BODY } from './forward-lead-post.ts';
import { readBody } from './read-body.ts';

/** In bytes: one byte of an answer may take three as `%C3`. */
const LONGEST_FORM = 3 * LONGEST_BODY;

/**
 * Reads the body of a plain HTML form. Bytes that are not UTF-8 become U+FFFD, so that nothing typed is lost. Staff see the sign.
 *
 * @throws AppError `malformed_request` (400) if it is no such form; `body_too_large` (413)
 */
export async function readFormFields(req: IncomingMessage): Promise<URLSearchParams> {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw unreadable('content type is not that of a form');
  if (encoding !== undefined) throw unreadable('body is compressed');
  const body = await readBody(req, LONGEST_FORM);
  return new URLSearchParams(body.toString());
}

function unreadable(message: string): AppError {
  return new AppError('malformed_request', { message });
}
