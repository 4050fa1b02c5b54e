import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { LONGEST_BODY } from './forward-lead-post.ts';
import { readBody } from './read-body.ts';

/** In bytes: one byte of an answer may take three as `%C3`. */
const LONGEST_FORM = 3 * LONGEST_BODY;

/**
 * Reads the body of a plain HTML form.
 *
 * @throws AppError `malformed_request` (400) if it is no such form, or not UTF-8; `body_too_large` (413)
 */
export async function readFormFields(req: IncomingMessage): Promise<URLSearchParams> {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  if (!/^application\/x-www-form-urlencoded\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type))
    throw unreadable('content type is not that of a form');
  if (encoding !== undefined) throw unreadable('body is compressed');
  const body = await readBody(req, LONGEST_FORM);
  const fields = new URLSearchParams(body.toString());
  // It stands for bytes that are not UTF-8. A name would be stored with the wrong letters.
  if (!isUtf8(body) || String([...fields]).includes('\uFFFD')) throw unreadable('body is not UTF-8');
  return fields;
}

function unreadable(message: string): AppError {
  return new AppError('malformed_request', { message });
}
